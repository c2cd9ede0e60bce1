import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const OPENED_AT_ONCE = 100;

/** Many readers of one URL, each with its own headers; they only count events. */
export class StreamReaders {
  #events = 0;
  #requests = [];

  /** Opens one reader per set of headers; resolves when all have a response. */
  async open(url, headersOfEach) {
    for (let start = 0; start < headersOfEach.length; start += OPENED_AT_ONCE) {
      await Promise.all(
        headersOfEach.slice(start, start + OPENED_AT_ONCE).map((headers) => this.#openOne(url, headers)),
      );
    }
  }

  /** Waits until all readers together have received this many events since `reset`; throws on timeout. */
  async heard(count, withinMs) {
    for (const deadline = performance.now() + withinMs; this.#events < count; await delay(1)) {
      if (performance.now() > deadline)
        throw new Error(`Only ${this.#events} of ${count} events came within ${withinMs} ms`);
    }
  }

  reset() {
    this.#events = 0;
  }

  close() {
    for (const request of this.#requests) request.destroy();
  }

  #openOne(url, headers) {
    return new Promise((resolve, reject) => {
      const request = http.get(url, { headers, agent: false }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`));
        response.setEncoding('latin1').on('data', (text) => (this.#events += text.split('\ndata: ').length - 1));
        response.on('error', () => undefined);
        resolve();
      });
      request.on('error', reject);
      this.#requests.push(request);
    });
  }
}
