/** A day from Tuesday to Thursday, so many days from now or a little later, as YYYY-MM-DD: no weekend, and rarely a holiday. */
export function business(days) {
  const day = new Date(Date.now() + days * 86_400_000);
  while (![2, 3, 4].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
