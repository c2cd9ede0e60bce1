/** Counters that every replica shares. A key's count starts again when its window ends, `seconds` after its first addition. */
export abstract class ThrottleStore {
  /** Counts one more, or as many as given, and answers how many it has been in this window. */
  abstract add(key: string, seconds: number, count?: number): Promise<number>;
  /** Counts one fewer, if the window has not ended. */
  abstract subtract(key: string): Promise<void>;
  /** Milliseconds until the window ends; 0 when it has. */
  abstract timeLeft(key: string): Promise<number>;
  abstract remove(key: string): Promise<void>;
}
