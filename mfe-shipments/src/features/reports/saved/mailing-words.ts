import { formatInstant, formatTime } from '@lading/ui';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { Mailing } from './mailings';

/** A day that shorter months do not have is their last one. */
export const LAST_DAY = 31;
const NAMES_SHOWN = 3;

/** Name of a day of the week from 1 (Monday) to 7. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

/** "Every Monday at 7:00 AM" */
export function scheduleText({ every, onDay, atTime }: Pick<Mailing, 'every' | 'onDay' | 'atTime'>): string {
  const time = formatTime(atTime);
  if (every === 'month')
    return onDay === LAST_DAY ? t`Last day of the month at ${time}` : t`Day ${onDay} of the month at ${time}`;
  const day = weekdayName(onDay);
  return t`Every ${day} at ${time}`;
}

/** "Nora Field, Ben Okafor and 2 more" */
export function recipientsText({ recipients }: Pick<Mailing, 'recipients'>): string {
  const names = recipients.slice(0, NAMES_SHOWN).map(({ name }) => name ?? t`Deleted user`);
  const more = recipients.length - names.length;
  if (names.length === 0) return t`No recipients`;
  return more === 0
    ? names.join(', ')
    : `${names.join(', ')} ${plural(more, { one: 'and # more', other: 'and # more' })}`;
}

/** What became of the last mails; undefined before the first one. */
export function lastMailText({ recipients }: Pick<Mailing, 'recipients'>): string | undefined {
  const count = (state: string) => recipients.filter((one) => one.state === state).length;
  const [waiting, sent, failed, dropped] = [count('waiting'), count('sent'), count('failed'), count('dropped')];
  const at = recipients
    .map(({ endedAt }) => endedAt ?? '')
    .sort()
    .at(-1);
  const parts = [
    sent > 0 && at ? t`Sent ${formatInstant(at)}` : '',
    waiting > 0 ? plural(waiting, { one: '# waiting', other: '# waiting' }) : '',
    failed > 0 ? plural(failed, { one: '# refused by the mail server', other: '# refused by the mail server' }) : '',
    dropped > 0 ? plural(dropped, { one: '# without access', other: '# without access' }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
