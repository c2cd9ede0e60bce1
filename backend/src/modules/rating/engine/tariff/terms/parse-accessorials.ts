import type { JsonReader } from '../../json-reader.js';
import { BPS_MAXIMUM, CENTS_MAXIMUM } from './read-terms.js';
import type { AccessorialTerm } from './tariff-terms.js';

const BASES = ['flat', 'unit', 'cwt', 'percent'] as const;

/** Parses the accessorial prices of a tariff; a code can have only one price. */
export function readAccessorials(reader: JsonReader, value: unknown): AccessorialTerm[] {
  const seen = new Set<string>();
  return reader.list(value, '/accessorials', (item, pointer) => {
    const term = readAccessorial(reader, item, pointer);
    if (seen.has(term.code)) reader.fail(`${pointer}/code`, 'CODE_DUPLICATE', `${term.code} has a price already.`);
    seen.add(term.code);
    return term;
  });
}

function readAccessorial(reader: JsonReader, item: unknown, pointer: string): AccessorialTerm {
  const fields = reader.object(item, pointer, ['code', 'basis', 'amount', 'rate', 'minimum', 'maximum', 'bps']);
  const code = reader.text(
    fields['code'],
    `${pointer}/code`,
    /^[A-Z][A-Z0-9_]{1,9}$/,
    'an accessorial code such as LFTD',
  );
  const basis = reader.oneOf(fields['basis'], `${pointer}/basis`, BASES);
  if (basis === 'percent') return { code, basis, bps: reader.integer(fields['bps'], `${pointer}/bps`, 0, BPS_MAXIMUM) };
  if (basis !== 'cwt')
    return { code, basis, amount: reader.integer(fields['amount'], `${pointer}/amount`, 0, CENTS_MAXIMUM) };
  const bound = (name: string): number | null =>
    fields[name] == null ? null : reader.integer(fields[name], `${pointer}/${name}`, 0, CENTS_MAXIMUM);
  const [minimum, maximum] = [bound('minimum'), bound('maximum')];
  if (minimum !== null && maximum !== null && maximum < minimum) {
    reader.fail(`${pointer}/maximum`, 'BOUND_ORDER', 'The maximum is below the minimum.');
  }
  return { code, basis, rate: reader.decimal(fields['rate'], `${pointer}/rate`, 4), minimum, maximum };
}
