/** The types of a game's actions, from the blocks of its catalogue. */

type Blocks = Record<string, readonly string[]>;

/** Every action as it is spelled; a field that another block has and this one lacks is missing. */
export type ActionOf<All extends Blocks> = {
  [Do in keyof All & string]: { action: number; do: Do } & { [Field in All[Do][number]]: number } & {
    [Field in Exclude<All[keyof All][number], All[Do][number]>]?: undefined;
  };
}[keyof All & string];
