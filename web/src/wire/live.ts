/** The live socket: receives everything in order, sends our messages, and reconnects by itself. */
import type { Heard, Said } from "../generated/wire";

export interface Ears {
  heard(message: Heard): void;
  connection(up: boolean): void;
  /** The versions last seen, by perspective. */
  seen(): Map<number, number>;
  /** The server closed or refused the connection: we may have lost access. */
  denied(): void;
}

/** Where our messages go, and where the server's come from. */
export interface Line {
  say(said: Said): void;
  close(): void;
}

const SLOWEST = 5000;
const POLICY = 1008;

export class Live implements Line {
  private socket: WebSocket | undefined;
  private timer = 0;
  private tries = 0;
  private ended = false;
  /** Decisions that were sent and not answered yet. They are sent again after a lost connection, and played once. */
  private owed = new Map<string, Said>();

  constructor(
    private table: string,
    private ears: Ears,
  ) {
    this.open();
    addEventListener("online", this.hurry);
  }

  say(said: Said): void {
    if ("id" in said) this.owed.set(said.id, said);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.tries = 0;
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const versions = [...this.ears.seen()].map(([seat, v]) => `${seat}:${v}`).join(",");
    const place = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${place}/api/tables/${this.table}/live${versions ? `?v=${versions}` : ""}`);
    this.socket = socket;
    let welcomed = false;
    socket.onmessage = (message) => {
      const heard = JSON.parse(String(message.data)) as Heard;
      if (heard.hear === "welcome") {
        this.tries = 0;
        welcomed = true;
        this.ears.connection(true);
        for (const said of this.owed.values()) socket.send(JSON.stringify(said));
      }
      if (heard.hear === "played" || (heard.hear === "refused" && heard.id)) this.owed.delete(heard.id);
      this.ears.heard(heard);
    };
    socket.onclose = (closing) => {
      if (this.ended || socket !== this.socket) return;
      this.ears.connection(false);
      if (closing.code === POLICY || !welcomed) this.ears.denied();
      this.tries += 1;
      this.timer = window.setTimeout(() => this.open(), Math.min(SLOWEST, 200 * 2 ** Math.min(this.tries, 5)));
    };
  }
}
