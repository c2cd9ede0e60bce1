import { accessorialName, modeName } from '@lading/trade';
import { formatDate } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { EXCEPTION_NAMES } from '../../shared/exceptions/exception-names';
import type { ReportGroup, ReportRow } from './report-figures';

export const GROUP_NAMES: Record<ReportGroup, MessageDescriptor> = {
  day: msg`Day`,
  month: msg`Month`,
  carrier: msg`Carrier`,
  mode: msg`Mode`,
  lane: msg`Lane`,
  location: msg`Pickup location`,
  member: msg`Member`,
  accessorial: msg`Accessorial`,
  cost_center: msg`Cost center`,
  exception: msg`Cause`,
  transit: msg`Days in transit`,
};

/** "IL → TX" */
export const laneText = (code: string): string => code.replace('>', ' → ');

/** Name of a row in its group. */
export function nameOf({ code, name }: ReportRow, by: ReportGroup): string {
  if (by === 'day') return formatDate(code);
  if (by === 'month') return monthText(code);
  if (by === 'mode') return modeName(code);
  if (by === 'lane') return laneText(code);
  if (by === 'accessorial') return accessorialName(code);
  if (by === 'cost_center') return code || t`Not coded`;
  if (by === 'transit') return plural(Number(code), { one: '# day', other: '# days' });
  const exception = EXCEPTION_NAMES[code as keyof typeof EXCEPTION_NAMES] as MessageDescriptor | undefined;
  return by === 'exception' && exception ? i18n._(exception) : name;
}

/** "Nov 2026" for 2026-11. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
