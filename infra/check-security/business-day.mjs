/** The first Tuesday, Wednesday or Thursday at least this many days from now, as YYYY-MM-DD: not a weekend, rarely a holiday. */
export function business(days) {
  const day = new Date(Date.now() + days * 86_400_000);
  while (![2, 3, 4].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
