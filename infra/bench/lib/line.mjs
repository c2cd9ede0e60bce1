/** Payload of one packet on an Ethernet link, bytes. */
export const PACKET = 1_448;

/**
 * One direction of a link that several connections share: packets of all connections are sent in turn, no faster than the rate allows, and each
 * arrives with a fixed delay. Times are milliseconds of the caller's clock.
 */
export class Line {
  #waiting = new Map();
  #freeAt = 0;

  constructor({ bytesPerSecond, delay }) {
    this.bytesPerMillisecond = bytesPerSecond / 1_000;
    this.delay = delay;
  }

  /** When the next packet can be sent; undefined without waiting packets. */
  get nextAt() {
    return this.#waiting.size > 0 ? this.#freeAt : undefined;
  }

  /** Queues bytes of a connection. An empty buffer is a packet of its own that marks the end of the connection's data. */
  send(connection, bytes, now) {
    if (this.#waiting.size === 0) this.#freeAt = Math.max(this.#freeAt, now);
    const packets = this.#waiting.get(connection) ?? [];
    for (let at = 0; at === 0 || at < bytes.length; at += PACKET) packets.push(bytes.subarray(at, at + PACKET));
    this.#waiting.set(connection, packets);
  }

  /** Queued bytes of a connection. */
  waitingOf(connection) {
    return (this.#waiting.get(connection) ?? []).reduce((sum, { length }) => sum + length, 0);
  }

  /** Drops the queue of a closed connection. */
  drop(connection) {
    this.#waiting.delete(connection);
  }

  /** Returns the packets sent by now: {connection, bytes, arrivesAt}, in order of arrival. */
  take(now) {
    const left = [];
    while (this.#waiting.size > 0 && this.#freeAt <= now) {
      const [connection, packets] = this.#waiting.entries().next().value;
      const bytes = packets.shift();
      // Moves the connection to the end of the queue.
      this.#waiting.delete(connection);
      if (packets.length > 0) this.#waiting.set(connection, packets);
      this.#freeAt += bytes.length / this.bytesPerMillisecond;
      left.push({ connection, bytes, arrivesAt: this.#freeAt + this.delay });
    }
    return left;
  }
}
