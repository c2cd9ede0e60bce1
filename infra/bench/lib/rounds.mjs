import { cpuMicroseconds } from './cpu-time.mjs';

/** Measures `count` requests: CPU microseconds per request by process, and requests per second. */
export async function measure(target, count) {
  const before = target.pids.map(cpuMicroseconds);
  const start = performance.now();
  await target.client.sendMany(count);
  const seconds = (performance.now() - start) / 1_000;
  const byProcess = target.pids.map((pid, index) => (cpuMicroseconds(pid) - before[index]) / count);
  return { cpu: byProcess.reduce((sum, cpu) => sum + cpu, 0), byProcess, throughput: count / seconds };
}

/** Measures two targets alternately, each first in turn, so that disturbances of the machine affect both. */
export function interleave(first, second, { rounds, count }) {
  return alternate(first, second, rounds, (target) => measure(target, count));
}

/** Pairs of results of `perform` for two targets, one after the other in each round, each first in turn. */
export async function alternate(first, second, rounds, perform) {
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [first, second] : [second, first];
    const measured = [];
    for (const target of order) measured.push(await perform(target));
    pairs.push(round % 2 === 0 ? measured : measured.reverse());
  }
  return pairs;
}
