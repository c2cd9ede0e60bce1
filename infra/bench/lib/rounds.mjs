import { cpuMicroseconds } from './cpu-time.mjs';

/** Measures `count` requests: CPU microseconds a request by process, and requests a second. */
export async function measure(target, count) {
  const before = target.pids.map(cpuMicroseconds);
  const start = performance.now();
  await target.client.sendMany(count);
  const seconds = (performance.now() - start) / 1_000;
  const byProcess = target.pids.map((pid, index) => (cpuMicroseconds(pid) - before[index]) / count);
  return { cpu: byProcess.reduce((sum, cpu) => sum + cpu, 0), byProcess, throughput: count / seconds };
}

/** Measures two targets side by side, in turn first and second, so that what disturbs the machine disturbs both. */
export function interleave(first, second, { rounds, count }) {
  return alternate(first, second, rounds, (target) => measure(target, count));
}

/** Pairs of what `perform` answers for two targets, one after the other in each round and each in turn the first. */
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
