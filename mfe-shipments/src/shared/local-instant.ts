const MINUTE = 60_000;

/** Minutes by which a zone's clock is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return (
    (Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) -
      Math.floor(instant / MINUTE) * MINUTE) /
    MINUTE
  );
}

/** UTC instant of a local time (`YYYY-MM-DDTHH:MM`) in a zone. A time that the clocks skip in spring is read as before the change. */
export function instantOf(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  const guess = asUtc - offsetAt(asUtc, zone) * MINUTE;
  return new Date(asUtc - offsetAt(guess, zone) * MINUTE).toISOString();
}

/** Local time (`YYYY-MM-DDTHH:MM`) of an instant in a zone, as a date and time field takes it. */
export function localOf(instant: Date, zone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), zone) * MINUTE).toISOString().slice(0, 16);
}

/** `America/New_York` as people read it. */
export const zoneName = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');
