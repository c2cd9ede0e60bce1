/** A database server for one command. */
export interface ThrowAwayDatabase {
  /** For root, without a database. */
  url: string;
  stop(): Promise<void>;
}

export function openThrowAwayDatabase(options?: { flags?: readonly string[] }): Promise<ThrowAwayDatabase>;
