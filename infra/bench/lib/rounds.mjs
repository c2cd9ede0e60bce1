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
export async function interleave(first, second, { rounds, count }) {
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [first, second] : [second, first];
    const measured = new Map();
    for (const [position, target] of order.entries()) measured.set(position, await measure(target, count));
    pairs.push(round % 2 === 0 ? [measured.get(0), measured.get(1)] : [measured.get(1), measured.get(0)]);
  }
  return pairs;
}
