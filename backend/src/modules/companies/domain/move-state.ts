/** At the source: `frozen` until the move is complete or undone, then `moved`. At the target: `imported` until the company is opened. */
export type MoveState = 'frozen' | 'moved' | 'imported';
