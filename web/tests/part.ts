/** As much of a scene, a view or a message as a test needs. */
export const part = <Whole>(given: Partial<Whole>): Whole => given as Whole;
