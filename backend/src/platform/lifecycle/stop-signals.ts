/** Shorter than what is left of a lease that was renewed until the stop: whatever a handler that hangs still does ends before another worker repeats it. */
const EXIT_AFTER_MS = 5_000;

/** Calls `stop` at the first request to end the process; a second one ends it at once. So does the time after `stop`, if something was not closed. */
export function onStopSignal(stop: () => Promise<void>): void {
  const end = (): void => void stop().finally(() => setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
