import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { CURRENCIES, LIMITS } from '../limits';
import { z } from './zod';

/** A number above zero with at most two decimals, such as a length in inches. */
export const measure = (max: number) =>
  z.number().check(
    z.gte(0.01, { error: () => t`Enter a number above zero.` }),
    z.lte(max, { error: () => t`Enter at most ${formatNumber(max)}.` }),
    z.refine((value) => Number(value.toFixed(2)) === value, { error: () => t`Enter at most two decimals.` }),
  );

/** One side of a handling unit. */
export const side = () => measure(LIMITS.lengthMax);
/** Weight of an item or a commodity. */
export const weight = () => measure(LIMITS.weightMax);

/** A whole number from 1. */
export const count = (max: number) =>
  z
    .int({ error: () => t`Enter a whole number, like 12.` })
    .check(
      z.gte(1, { error: () => t`Enter a whole number from 1.` }),
      z.lte(max, { error: () => t`Enter at most ${formatNumber(max)}.` }),
    );

/** An amount in cents with its currency. */
export const money = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });
