import { setTimeout as delay } from 'node:timers/promises';

/** How long the writer hangs or is cut off. */
const AWAY_MS = 15_000;
/** Shares of the bookings after which the node that the processes write to fails. */
const MOMENTS = [
  { at: 0.15, name: 'killed (SIGKILL)', fail: (node) => node.kill(), mend: (node) => node.startAgain() },
  { at: 0.45, name: 'paused (SIGSTOP)', fail: async (node) => node.pause(), mend: async (node) => node.resume() },
  { at: 0.75, name: 'cut off from the other nodes', fail: (node) => node.isolate(), mend: (node) => node.rejoin() },
];

/**
 * Lets the writer of the cluster fail, three times, each when a share of the bookings is done and all nodes are back: {name, node, seconds} of each,
 * with the seconds until the next booking succeeded.
 */
export async function failWriters({ cluster, bookings, total, signal }) {
  const failures = [];
  for (const { at, name, fail, mend } of MOMENTS) {
    while (bookings.length < total * at && !signal.aborted) await delay(50);
    if (signal.aborted) return failures;
    const node = await cluster.writer();
    const failedAt = performance.now();
    await fail(node);
    const next = await nextBooking(bookings, failedAt, signal);
    failures.push({ name, node, seconds: (next - failedAt) / 1_000 });
    await delay(Math.max(0, failedAt + AWAY_MS - performance.now()));
    await mend(node);
    await node.untilSynced();
  }
  return failures;
}

/** When a booking was begun and acknowledged after this moment. */
async function nextBooking(bookings, since, signal) {
  for (;;) {
    const next = bookings.find(({ begunAt }) => begunAt > since + 200);
    if (next !== undefined || signal.aborted) return next?.endedAt ?? Infinity;
    await delay(50);
  }
}
