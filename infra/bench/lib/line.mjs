/** Payload of one packet on an Ethernet line, bytes. */
export const PACKET = 1_448;

/**
 * One direction of a line that several connections share: packets of all connections go in turn, no faster than the rate allows, and each
 * arrives a delay after it left. Times are milliseconds of the caller's clock.
 */
export class Line {
  #waiting = new Map();
  #freeAt = 0;

  constructor({ bytesPerSecond, delay }) {
    this.bytesPerMillisecond = bytesPerSecond / 1_000;
    this.delay = delay;
  }

  /** When the next packet can leave; undefined when none waits. */
  get nextAt() {
    return this.#waiting.size > 0 ? this.#freeAt : undefined;
  }

  /** Hands the line what a connection sends; no bytes are a packet of their own, which says that the connection has no more. */
  send(connection, bytes, now) {
    if (this.#waiting.size === 0) this.#freeAt = Math.max(this.#freeAt, now);
    const packets = this.#waiting.get(connection) ?? [];
    for (let at = 0; at === 0 || at < bytes.length; at += PACKET) packets.push(bytes.subarray(at, at + PACKET));
    this.#waiting.set(connection, packets);
  }

  /** How much of a connection waits, bytes. */
  waitingOf(connection) {
    return (this.#waiting.get(connection) ?? []).reduce((sum, { length }) => sum + length, 0);
  }

  /** Forgets what a connection that is gone wanted to send. */
  drop(connection) {
    this.#waiting.delete(connection);
  }

  /** Takes the packets that have left by now: {connection, bytes, arrivesAt}, in order of arrival. */
  take(now) {
    const left = [];
    while (this.#waiting.size > 0 && this.#freeAt <= now) {
      const [connection, packets] = this.#waiting.entries().next().value;
      const bytes = packets.shift();
      // To the end of the turn.
      this.#waiting.delete(connection);
      if (packets.length > 0) this.#waiting.set(connection, packets);
      this.#freeAt += bytes.length / this.bytesPerMillisecond;
      left.push({ connection, bytes, arrivesAt: this.#freeAt + this.delay });
    }
    return left;
  }
}
