import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';

const LISTENING = /Debugger listening on (ws:\/\/\S+)/g;
const OPEN_WITHIN_MS = 10_000;
const USED = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';

/**
 * Reads the memory of a process that is in use: heap and buffers after a full garbage collection. Memory in between depends on when the last
 * collection was, and resident memory on what the allocator gives back, so neither shows a small leak within minutes.
 */
export class LiveHeap {
  #socket;
  #waiting = new Map();
  #next = 1;

  /** `service` is a Node process of the arrangement with `--inspect-port=0`; its log has the address of its inspector. */
  static async of(service) {
    const heap = new LiveHeap();
    heap.name = service.name;
    process.kill(service.pid, 'SIGUSR1');
    heap.#socket = new WebSocket(await addressOf(service));
    await new Promise((opened, failed) => {
      heap.#socket.onopen = opened;
      heap.#socket.onerror = () => failed(new Failure(`The inspector of ${service.name} cannot be reached.`));
    });
    heap.#socket.onmessage = ({ data }) => {
      const { id, ...answer } = JSON.parse(data);
      heap.#waiting.get(id)?.(answer);
      heap.#waiting.delete(id);
    };
    return heap;
  }

  /** Bytes in use. */
  async bytes() {
    await this.#call('HeapProfiler.collectGarbage');
    const { result } = await this.#call('Runtime.evaluate', { expression: USED });
    if (typeof result.value !== 'number') throw new Failure(`${this.name} does not say its memory.`);
    return result.value;
  }

  stop() {
    this.#socket.close();
  }

  async #call(method, params = {}) {
    const id = this.#next++;
    const { result, error } = await new Promise((answered) => {
      this.#waiting.set(id, answered);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Failure(`${method} failed in ${this.name}: ${error.message}`);
    return result;
  }
}

async function addressOf({ name, log }) {
  for (const deadline = Date.now() + OPEN_WITHIN_MS; Date.now() < deadline; await delay(50)) {
    const [last] = [...fs.readFileSync(log, 'utf8').matchAll(LISTENING)].slice(-1);
    if (last) return last[1];
  }
  throw new Failure(`${name} opened no inspector.`);
}
