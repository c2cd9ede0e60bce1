/** A local date and time with the offset of its zone on that day: `2026-11-24T10:00:00-06:00`. */
export function withOffset(date: string, time: string, timeZone: string): string {
  return `${date}T${time}:00${offsetOn(date, time, timeZone)}`;
}

/** How the pickup standard writes a zone: `UTC-6`, `UTC-3:30`. */
export function utcName(date: string, time: string, timeZone: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] =
    /^([+-])(\d{2}):(\d{2})$/.exec(offsetOn(date, time, timeZone)) ?? [];
  return `UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** `-06:00`. No dock opens within the hour in which clocks change, so the offset of that hour in UTC stands for the local hour. */
function offsetOn(date: string, time: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T${time}:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return name === '' ? '+00:00' : name;
}
