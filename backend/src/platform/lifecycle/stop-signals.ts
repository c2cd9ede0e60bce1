/** Shorter than the remaining time of a lease that was renewed until the stop, so a hung handler ends before another worker repeats its message. */
const EXIT_AFTER_MS = 5_000;

/**
 * Calls `stop` on the first termination signal; a second signal exits immediately. Also exits this long after `stop`, in case something was not
 * closed.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  const end = (): void => void stop().finally(() => setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
