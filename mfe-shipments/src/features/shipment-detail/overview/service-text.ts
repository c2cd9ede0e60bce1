import { accessorialName, placeTypeLabel } from '@lading/trade';
import { formatDate, formatMoney, formatPhone, formatTime } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { placeText } from './Party';

type Details = NonNullable<Shipment['accessorials'][number]['details']>;

/** A service with its details, such as the amount to collect. */
export function serviceText({ code, details }: Shipment['accessorials'][number]): string {
  const name = accessorialName(code);
  const texts = details === null ? [] : detailTexts(details);
  return texts.length === 0 ? name : `${name}: ${texts.join(', ')}`;
}

function detailTexts(details: Details): string[] {
  const { amount, feeTerms, checkAccepted, remitTo, pieces, placeType, confirmationNumber, contact } = details;
  return [
    amount && formatMoney(amount),
    feeTerms && (feeTerms === 'collect' ? t`fee paid by consignee` : t`fee paid by shipper`),
    checkAccepted && t`customer check accepted`,
    remitTo &&
      t`remit to ${[remitTo.name, remitTo.address1, remitTo.address2, placeText(remitTo)].filter(Boolean).join(', ')}`,
    timeText(details),
    pieces && plural(pieces, { one: '# piece', other: '# pieces' }),
    placeType && placeTypeLabel(placeType),
    confirmationNumber && t`confirmation ${confirmationNumber}`,
    contact &&
      [contact.name, formatPhone(contact.phone), contact.extension && t`ext. ${contact.extension}`]
        .filter(Boolean)
        .join(' '),
  ].filter((text): text is string => Boolean(text));
}

const TIME_CRITICAL = { on: msg`on`, on_or_after: msg`on or after`, by: msg`by`, window: msg`between` } as const;

/** Day, days or hours of an appointment or of a time-critical delivery. */
function timeText({ type, date, endDate, from, to }: Details): string {
  if (!date) return '';
  const day = type ? `${i18n._(TIME_CRITICAL[type])} ${formatDate(date)}` : formatDate(date);
  const days = endDate ? t`${day} to ${formatDate(endDate)}` : day;
  if (!from) return days;
  return to ? t`${days}, ${formatTime(from)} to ${formatTime(to)}` : `${days}, ${formatTime(from)}`;
}
