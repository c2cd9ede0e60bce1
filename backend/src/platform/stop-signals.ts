/** Calls `stop` at the first request to end the process; a second one ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
