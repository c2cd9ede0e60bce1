import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { JsonReader } from '../../json-reader.js';
import { CENTS_MAXIMUM, readClass } from './read-terms.js';
import { TERM_DECIMALS } from '../../charges/accessorial-prices.js';
import type { CubicTerms, LinearFootTerms, RuleTerms } from './tariff-terms.js';

const POUNDS_MAXIMUM = 1_000_000;
const FEET_MAXIMUM = 1_000;
const INCHES_MAXIMUM = 2_000;

/** Parses capacity rules and limits; an absent or null rule does not apply. */
export function readRules(reader: JsonReader, value: unknown): RuleTerms {
  const fields = reader.object(value ?? {}, '/rules', [
    'cubic',
    'linearFoot',
    'overlength',
    'maxWeight',
    'maxLinearFeet',
    'maxUnitWeight',
  ]);
  const limit = (name: string, maximum: number): number | null =>
    fields[name] == null ? null : reader.integer(fields[name], `/rules/${name}`, 1, maximum);
  return {
    cubic: fields['cubic'] == null ? null : readCubic(reader, fields['cubic']),
    linearFoot: fields['linearFoot'] == null ? null : readLinearFoot(reader, fields['linearFoot']),
    overlength: readOverlength(reader, fields['overlength']),
    maxWeight: limit('maxWeight', POUNDS_MAXIMUM),
    maxLinearFeet: limit('maxLinearFeet', FEET_MAXIMUM),
    maxUnitWeight: limit('maxUnitWeight', POUNDS_MAXIMUM),
  };
}

function readCubic(reader: JsonReader, value: unknown): CubicTerms {
  const pointer = '/rules/cubic';
  const fields = reader.object(value, pointer, ['overCubicFeet', 'underPcf', 'asPcf', 'asClass']);
  const threshold = (name: string): string => reader.decimal(fields[name], `${pointer}/${name}`, TERM_DECIMALS);
  return {
    overCubicFeet: threshold('overCubicFeet'),
    underPcf: threshold('underPcf'),
    asPcf: threshold('asPcf'),
    asClass: readClass(reader, fields['asClass'], `${pointer}/asClass`),
  };
}

function readLinearFoot(reader: JsonReader, value: unknown): LinearFootTerms {
  const pointer = '/rules/linearFoot';
  const fields = reader.object(value, pointer, ['overFeet', 'underPcf', 'poundsPerFoot', 'asClass']);
  const threshold = (name: string): string => reader.decimal(fields[name], `${pointer}/${name}`, TERM_DECIMALS);
  return {
    overFeet: threshold('overFeet'),
    underPcf: threshold('underPcf'),
    poundsPerFoot: reader.integer(fields['poundsPerFoot'], `${pointer}/poundsPerFoot`, 1, POUNDS_MAXIMUM),
    asClass: fields['asClass'] == null ? null : readClass(reader, fields['asClass'], `${pointer}/asClass`),
  };
}

function readOverlength(reader: JsonReader, value: unknown): { fromInches: number; amount: number }[] {
  const seen = new Set<number>();
  return reader.list(value, '/rules/overlength', (item, pointer) => {
    const fields = reader.object(item, pointer, ['fromInches', 'amount']);
    const fromInches = reader.integer(fields['fromInches'], `${pointer}/fromInches`, 1, INCHES_MAXIMUM);
    if (seen.has(fromInches))
      reader.fail(`${pointer}/fromInches`, 'STEP_DUPLICATE', english(msg`${{ fromInches }} in has an amount already.`));
    seen.add(fromInches);
    return { fromInches, amount: reader.integer(fields['amount'], `${pointer}/amount`, 0, CENTS_MAXIMUM) };
  });
}
