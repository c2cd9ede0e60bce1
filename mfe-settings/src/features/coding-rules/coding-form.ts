import { isParsed, parseNumber } from '@lading/trade';
import { ALWAYS, oneLine, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { codesOf, commaList, linesOf } from '../../shared/rules/typed-lists';
import type { CodingCondition, CodingRule, SaveCodingRule } from '../../shared/types';
import { CODING_FIELDS, type CodingField, type EntryKind } from './coding-words';

/** A condition as entered. Inputs of other fields keep their text. */
export interface CodingConditionValues {
  field: CodingField;
  /** Checked modes or directions. */
  values: string[];
  /** Codes, or words, one on each line. */
  text: string;
}

export interface ShareValues {
  costCenter: string;
  percent: string;
  /** Words, one on each line. */
  products: string;
}

export interface CodingRuleValues {
  name: string;
  conditions: CodingConditionValues[];
  accounts: Record<keyof CodingRule['accounts'], string>;
  by: CodingRule['split']['by'];
  shares: ShareValues[];
}

type Issue = (path: (string | number)[], message: string) => void;

/** Characters of names, accounts and cost centers. */
export const NAME_LENGTH = 100;
export const CODE_LENGTH = 60;
export const SHARES_MAX = 20;
const HUNDREDTHS = 100;
const ALL_BASIS_POINTS = 10_000;

export const NEW_CONDITION: CodingConditionValues = { field: 'mode', values: [], text: '' };
export const NEW_SHARE: ShareValues = { costCenter: '', percent: '', products: '' };
export const NEW_RULE: CodingRuleValues = {
  name: '',
  conditions: [NEW_CONDITION],
  accounts: { other: '', linehaul: '', fuel: '', accessorial: '', tax: '' },
  by: 'fixed',
  shares: [{ ...NEW_SHARE, percent: '100' }],
};

/** The rule as the API takes it, without whether it is on. */
export const codingSchema = z.pipe(
  z
    .custom<CodingRuleValues>()
    .check(
      z.superRefine(
        (values, ctx) => checkRule(values, (path, message) => ctx.addIssue({ code: 'custom', path, message })),
        ALWAYS,
      ),
    ),
  z.transform(toRule),
);

function checkRule({ name, conditions, accounts, by, shares }: CodingRuleValues, issue: Issue): void {
  checkText(name, NAME_LENGTH, t`Enter a name.`, (message) => issue(['name'], message));
  for (const [index, condition] of conditions.entries())
    checkCondition(condition, (path, message) => issue(['conditions', index, ...path], message));
  checkText(accounts.other, CODE_LENGTH, t`Enter a GL account.`, (message) => issue(['accounts', 'other'], message));
  for (const [index, { costCenter }] of shares.entries())
    checkText(costCenter, CODE_LENGTH, t`Enter a cost center.`, (message) =>
      issue(['shares', index, 'costCenter'], message),
    );
  if (by === 'fixed') checkPercents(shares, issue);
  else checkProducts(shares, issue);
}

function checkText(text: string, max: number, missing: string, issue: (message: string) => void): void {
  const checked = z.safeParse(oneLine({ min: 1, max, missing: () => missing }), text.trim());
  if (!checked.success) issue(checked.error.issues[0]?.message ?? missing);
}

function checkCondition({ field, values, text }: CodingConditionValues, issue: Issue): void {
  const { kind } = CODING_FIELDS[field];
  if (isChoice(kind)) return values.length === 0 ? issue(['values'], t`Choose at least one.`) : undefined;
  const entered = readText(kind, text);
  if (entered.length === 0) return issue(['text'], t`Enter at least one.`);
  if (kind === 'states' && entered.some((code) => !/^[A-Z]{2}$/.test(code)))
    return issue(['text'], t`Enter two-letter codes, like IL, TX.`);
  if (kind === 'scacs' && entered.some((code) => !/^[A-Z]{2,4}$/.test(code)))
    return issue(['text'], t`Enter SCACs of two to four letters.`);
}

function checkPercents(shares: ShareValues[], issue: Issue): void {
  const read = shares.map(({ percent }) => toBasisPoints(percent));
  for (const [index, share] of read.entries())
    if (share === null || share <= 0) issue(['shares', index, 'percent'], t`Enter a share above zero, like 33.33.`);
  const sum = read.reduce<number>((total, share) => total + (share ?? 0), 0);
  if (read.every((share) => share !== null) && sum !== ALL_BASIS_POINTS)
    issue(['shares', shares.length - 1, 'percent'], t`The shares add up to ${sum / HUNDREDTHS}%. Make it 100%.`);
}

function checkProducts(shares: ShareValues[], issue: Issue): void {
  const rest = shares.filter(({ products }) => linesOf(products).length === 0).length;
  if (rest !== 1)
    issue(
      ['shares', shares.length - 1, 'products'],
      t`Leave the items of exactly one cost center empty: it gets all other items.`,
    );
}

/** Hundredths of a percent; null if it is not a number with at most two decimals. */
function toBasisPoints(percent: string): number | null {
  const parsed = parseNumber(percent);
  if (!isParsed(parsed)) return null;
  const points = Math.round(parsed.value * HUNDREDTHS);
  return Math.abs(points / HUNDREDTHS - parsed.value) < Number.EPSILON * HUNDREDTHS ? points : null;
}

const isChoice = (kind: EntryKind): boolean => kind === 'mode' || kind === 'direction';

function readText(kind: EntryKind, text: string): string[] {
  if (kind === 'words') return linesOf(text);
  return kind === 'postal' ? commaList(text.toUpperCase()) : codesOf(text);
}

function toRule({ name, conditions, accounts, by, shares }: CodingRuleValues): Omit<SaveCodingRule, 'on'> {
  const own = (account: string) => account.trim() || null;
  return {
    name: name.trim(),
    conditions: conditions.map(toCondition),
    accounts: {
      other: accounts.other.trim(),
      linehaul: own(accounts.linehaul),
      fuel: own(accounts.fuel),
      accessorial: own(accounts.accessorial),
      tax: own(accounts.tax),
    },
    split: {
      by,
      shares: shares.map(({ costCenter, percent, products }) => ({
        costCenter: costCenter.trim(),
        ...(by === 'fixed' ? { basisPoints: toBasisPoints(percent) ?? 0 } : { products: linesOf(products) }),
      })),
    },
  };
}

function toCondition({ field, values, text }: CodingConditionValues): CodingCondition {
  const { kind } = CODING_FIELDS[field];
  return { field, values: isChoice(kind) ? values : readText(kind, text) };
}

/** A stored rule as entered. */
export function codingValues({ name, conditions, accounts, split }: CodingRule): CodingRuleValues {
  const { other, linehaul, fuel, accessorial, tax } = accounts;
  return {
    name,
    conditions: conditions.map(({ field, values }) => {
      const { kind } = CODING_FIELDS[field];
      if (isChoice(kind)) return { field, values: [...values], text: '' };
      return { field, values: [], text: values.join(kind === 'words' ? '\n' : ', ') };
    }),
    accounts: {
      other,
      linehaul: linehaul ?? '',
      fuel: fuel ?? '',
      accessorial: accessorial ?? '',
      tax: tax ?? '',
    },
    by: split.by,
    shares: split.shares.map(({ costCenter, basisPoints, products = [] }) => ({
      costCenter,
      percent: basisPoints === undefined ? '' : String(basisPoints / HUNDREDTHS),
      products: products.join('\n'),
    })),
  };
}
