/** Counters that all replicas share. A key's count restarts when its window ends, `seconds` after its first addition. */
export abstract class ThrottleStore {
  /** Adds one, or `count`, and returns the total in this window. */
  abstract add(key: string, seconds: number, count?: number): Promise<number>;
  /** Subtracts one, if the window has not ended. */
  abstract subtract(key: string): Promise<void>;
  /** Milliseconds until the window ends; 0 if it has ended. */
  abstract timeLeft(key: string): Promise<number>;
  abstract remove(key: string): Promise<void>;
}
