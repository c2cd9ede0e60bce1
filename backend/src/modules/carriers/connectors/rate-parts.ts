import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import { accessorialName } from '../../rating/index.js';
import { refused } from './carrier-text.js';
import type { ConnectorCharge, ConnectorRateRequest, DeclineReason } from './connector.js';

/** Requested and inferred services. */
export function requestedCodes({ request, derived }: ConnectorRateRequest): string[] {
  return [...codesOf(request.accessorials), ...derived.inferredAccessorials.map(({ code }) => code)];
}

/** Whether a price for the mode is asked for. */
export function asksFor({ request: { mode = 'auto' }, derived }: ConnectorRateRequest, wanted: string): boolean {
  return mode === 'auto' ? derived.modes.some((candidate) => candidate.mode === wanted) : mode === wanted;
}

/** The reason for carriers of LTL freight if no LTL price is asked for; null if one is. */
export function otherMode(asked: ConnectorRateRequest, carrier: string): DeclineReason | null {
  return asksFor(asked, 'LTL')
    ? null
    : { code: 'MODE_NOT_OFFERED', message: english(msg`${{ carrier }} is connected for LTL only.`) };
}

/** The freight does not fit into the carrier's format. */
export function cannotQuote(carrier: string, problem: string): DeclineReason {
  return { code: 'CARRIER_REFUSED', message: english(msg`${{ carrier }} cannot quote this freight: ${{ problem }}.`) };
}

/** No price has the requested level of service; `words`: the carrier's, for requests without one. */
export function noLevel(
  carrier: string,
  requested: readonly string[],
  levelCodes: readonly string[],
  words = '',
): DeclineReason {
  const names = requested.filter((code) => levelCodes.includes(code)).map(accessorialName);
  if (names.length === 0) return refused(carrier, words);
  return {
    code: 'CARRIER_REFUSED',
    message: english(msg`${{ carrier }} has no price with this service: ${{ names: names.join(', ') }}.`),
  };
}

/** A note of the requested services that are not in the price; none without any. */
export function unpricedNotes(carrier: string, codes: readonly string[]): string[] {
  return codes.length === 0
    ? []
    : [english(msg`Not in the price of ${{ carrier }}: ${{ services: codes.map(accessorialName).join(', ') }}.`)];
}

/** The lines of a price, with what they leave of its total as linehaul. */
export function withLinehaul(total: number, lines: readonly ConnectorCharge[]): ConnectorCharge[] {
  const linehaul = total - lines.reduce((sum, { amount }) => sum + amount, 0);
  return [{ code: 'LINEHAUL', description: english(msg`Linehaul after discount`), amount: linehaul }, ...lines];
}
