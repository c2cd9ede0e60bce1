import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Line } from './line.mjs';

/** A slow mobile network: round trip in milliseconds, rates in bytes per second. */
export const SLOW_MOBILE = { roundTrip: 150, down: 1_600_000 / 8, up: 750_000 / 8 };
/** Maximum queued bytes per connection before the sender must wait: a router's queue. */
const QUEUE = 65_536;

/**
 * Serves a local server's port on another port, over a slow link that all connections share: {port, stop()}. Opening a connection costs one round
 * trip, like a TCP handshake. Not modeled: packet loss, slow start, packet headers.
 */
export async function startSlowLink({ from, to, roundTrip, down, up }) {
  const upward = new Carrier({ bytesPerSecond: up, delay: roundTrip / 2 });
  const downward = new Carrier({ bytesPerSecond: down, delay: roundTrip / 2 });
  const sockets = new Set();
  const server = net.createServer({ noDelay: true, pauseOnConnect: true, allowHalfOpen: true }, async (browser) => {
    const product = net.connect({ port: to, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    const ends = [browser, product];
    for (const socket of ends) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        ends.forEach((end) => end.destroy());
      });
    }
    await delay(roundTrip);
    upward.connect(browser, product);
    downward.connect(product, browser);
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen({ port: from, host: '127.0.0.1' }, resolve),
  );
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port: server.address().port, stop };
}

/** Transfers bytes of socket pairs over one direction of a link. */
class Carrier {
  #underWay = [];
  #timer;

  constructor(settings) {
    this.line = new Line(settings);
  }

  connect(source, target) {
    const connection = { source, target };
    const send = (bytes) => {
      this.line.send(connection, bytes, performance.now());
      if (this.line.waitingOf(connection) > QUEUE) source.pause();
      this.#move();
    };
    source.on('data', send);
    source.on('end', () => send(Buffer.alloc(0)));
    source.on('close', () => this.line.drop(connection));
    source.resume();
  }

  #move() {
    clearTimeout(this.#timer);
    const now = performance.now();
    this.#underWay.push(...this.line.take(now));
    while (this.#underWay[0]?.arrivesAt <= now) this.#deliver(this.#underWay.shift());
    const next = Math.min(this.line.nextAt ?? Infinity, this.#underWay[0]?.arrivesAt ?? Infinity);
    if (next < Infinity) this.#timer = setTimeout(() => this.#move(), Math.max(0, next - now));
  }

  #deliver({ connection, bytes }) {
    const { source, target } = connection;
    if (target.destroyed) return;
    if (bytes.length === 0) target.end();
    else target.write(bytes);
    if (source.isPaused() && this.line.waitingOf(connection) < QUEUE) source.resume();
  }
}
