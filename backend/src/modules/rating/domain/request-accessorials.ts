import { type AccessorialDetail, detailsOf, isRequired } from '../../../kernel/accessorials/accessorial-details.js';
import type { AccessorialRequest, RequestedAccessorial } from '../../../kernel/accessorials/accessorial-request.js';
import { minutesOfDay } from '../../../kernel/time/local-date.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { QuoteRequest } from './quote-request.js';
import { msg, type Message } from '../../../messages/message.js';

const MISSING: Readonly<Record<AccessorialDetail['kind'], Message>> = {
  money: msg`Enter the amount.`,
  address: msg`Enter the name and address.`,
  choice: msg`Choose one.`,
  yesNo: msg`Choose yes or no.`,
  date: msg`Enter the date.`,
  time: msg`Enter the time.`,
  contact: msg`Enter the name and phone number.`,
  text: msg`Enter the number.`,
  count: msg`Enter the number of pieces.`,
  placeType: msg`Choose the location type.`,
};

/** Validates the details of accessorials: required, not of another code, and plausible. */
export function accessorialErrors({ accessorials = [], pickup }: QuoteRequest): FieldError[] {
  return accessorials.flatMap((accessorial, index) =>
    errorsOf(withDetails(accessorial), `/accessorials/${index}`, pickup.on),
  );
}

function withDetails(accessorial: RequestedAccessorial): AccessorialRequest {
  return typeof accessorial === 'string' ? { code: accessorial } : accessorial;
}

function errorsOf(accessorial: AccessorialRequest, pointer: string, pickupOn: string): FieldError[] {
  const { code, ...values } = accessorial;
  const details = detailsOf(code);
  const missing = details
    .filter((detail) => isGone(values[detail.field]) && isRequired(detail, values))
    .map(({ field, kind }) => ({
      pointer: `${pointer}/${field}`,
      code: 'ACCESSORIAL_DETAILS_REQUIRED',
      message: msg`${{ code }} needs this detail. ${{ advice: MISSING[kind] }}`,
    }));
  const unknown = Object.entries(values)
    .filter(([field, value]) => !isGone(value) && !details.some((detail) => detail.field === field))
    .map(([field]) => ({
      pointer: `${pointer}/${field}`,
      code: 'ACCESSORIAL_DETAILS_UNKNOWN',
      message: msg`${{ code }} has no such detail. Leave it out.`,
    }));
  return [...missing, ...unknown, ...valueErrors(accessorial, pointer, pickupOn)];
}

function valueErrors(
  { amount, date, endDate, from, to }: AccessorialRequest,
  pointer: string,
  pickupOn: string,
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: Message): void =>
    void errors.push({ pointer: `${pointer}/${field}`, code, message });
  if (amount && amount.amount <= 0) add('amount/amount', 'RANGE', msg`Enter an amount above zero.`);
  if (date && date < pickupOn)
    add('date', 'DATE_BEFORE_PICKUP', msg`This day is before the pickup on ${{ pickupOn: { day: pickupOn } }}.`);
  if (date && endDate && endDate < date) add('endDate', 'DATE_ORDER', msg`The last day is before the first day.`);
  if (!endDate && isBefore(to, from)) add('to', 'TIME_ORDER', msg`The end time is before the start time.`);
  return errors;
}

function isBefore(to: string | null | undefined, from: string | null | undefined): boolean {
  const [end, start] = [minutesOfDay(to ?? ''), minutesOfDay(from ?? '')];
  return end !== null && start !== null && end < start;
}

function isGone(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
