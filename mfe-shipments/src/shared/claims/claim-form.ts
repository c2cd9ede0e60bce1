import { parseMoney, parseWhole } from '@lading/trade';
import {
  moneyText,
  multiLine,
  oneLine,
  optionalInput,
  optionalText,
  requiredInput,
  requiredText,
  z,
} from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Claim, ClaimKind } from '../api/claims';
import type { Shipment } from '../types';

export const ITEMS_MAX = 50;
export const DESCRIPTION_MAX = 2_000;
export const REFERENCE_MAX = 40;
const COUNT_MAX = 1_000_000;
const AMOUNT_MAX = 1_000_000_000;
const POUNDS_PER_KILOGRAM = 2.204_622_6;

export const CLAIM_KINDS = ['damage', 'concealed', 'shortage', 'loss'] as const satisfies readonly ClaimKind[];

const count = () =>
  z
    .int()
    .check(
      z.refine((value) => value >= 1 && value <= COUNT_MAX, { error: () => t`Enter a number from 1 to 1,000,000.` }),
    );
const amount = () =>
  z.pipe(
    optionalInput(
      parseMoney,
      z.int().check(z.refine((cents) => cents <= AMOUNT_MAX, { error: () => t`Enter at most 10,000,000.` })),
    ),
    z.transform((cents) => cents ?? 0),
  );

/** The form of a claim. Empty amounts are zero. */
export const claimForm = z.object({
  kind: z.enum(CLAIM_KINDS),
  items: z.array(
    z.object({
      description: requiredText(oneLine({ min: 1, max: 200, missing: () => t`Describe the item.` })),
      pieces: requiredInput(parseWhole, count(), () => t`Enter the number of pieces.`),
      weight: optionalInput(parseWhole, count()),
    }),
  ),
  goodsAmount: amount(),
  freightAmount: amount(),
  otherAmount: amount(),
  description: requiredText(multiLine({ min: 1, max: DESCRIPTION_MAX, missing: () => t`Describe what happened.` })),
  reference: optionalText(oneLine({ max: REFERENCE_MAX })),
  documentIds: z.array(z.string()),
});

export type ClaimValues = z.input<typeof claimForm>;

export const EMPTY_ITEM: ClaimValues['items'][number] = { description: '', pieces: '', weight: '' };

const amountOf = (cents: number): string => (cents === 0 ? '' : moneyText(cents));

/** The values of a draft. */
export function valuesOf(claim: Claim): ClaimValues {
  const { kind, items, goodsAmount, freightAmount, otherAmount, description, reference, documentIds } = claim;
  return {
    kind,
    items: items.map((item) => ({
      description: item.description,
      pieces: String(item.pieces),
      weight: item.weight === null ? '' : String(item.weight),
    })),
    goodsAmount: amountOf(goodsAmount),
    freightAmount: amountOf(freightAmount),
    otherAmount: amountOf(otherAmount),
    description,
    reference: reference ?? '',
    documentIds,
  };
}

/** Values of a new claim: everything that was shipped, to be reduced to what was lost or damaged. */
export function newClaim({ handlingUnits, units }: Shipment, kind: ClaimKind): ClaimValues {
  const pounds = (weight: number) =>
    Math.max(1, Math.round(units === 'metric' ? weight * POUNDS_PER_KILOGRAM : weight));
  const items = handlingUnits.flatMap(({ count: unitCount, commodities }) =>
    commodities.map(({ description, pieces, weight }) => ({
      description: description ?? t`Freight`,
      pieces: String(pieces ?? unitCount),
      weight: String(pounds(weight)),
    })),
  );
  return {
    kind,
    items: items.slice(0, ITEMS_MAX),
    goodsAmount: '',
    freightAmount: '',
    otherAmount: '',
    description: '',
    reference: '',
    documentIds: [],
  };
}
