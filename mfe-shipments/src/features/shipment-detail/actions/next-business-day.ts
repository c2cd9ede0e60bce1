const DAY = 86_400_000;

/** The next day from Monday to Friday after a local date. */
export function nextBusinessDay(date: string): string {
  const next = new Date(Date.parse(`${date}T12:00:00Z`) + DAY);
  const on = next.toISOString().slice(0, 10);
  return [0, 6].includes(next.getUTCDay()) ? nextBusinessDay(on) : on;
}
