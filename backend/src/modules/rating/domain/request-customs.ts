import { scaledUp } from '../../../kernel/money/decimal.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { Customs, HandlingUnit } from './quote-request.js';
import { msg } from '../../../messages/message.js';

const WEIGHT_DECIMALS = 2;

/** Validates the customs declaration: the net weight cannot exceed the gross weight (freight.md 5.2). */
export function customsErrors({
  customs,
  handlingUnits,
}: {
  readonly customs?: Customs | null;
  readonly handlingUnits: readonly Pick<HandlingUnit, 'weight'>[];
}): FieldError[] {
  const net = customs?.netWeight;
  if (net == null) return [];
  const gross = handlingUnits.reduce((sum, { weight }) => sum + scaledUp(weight, WEIGHT_DECIMALS), 0);
  if (scaledUp(net, WEIGHT_DECIMALS) <= gross) return [];
  const message = msg`The net weight is above the gross weight of ${{ gross: gross / 10 ** WEIGHT_DECIMALS }}. Enter the weight without packaging.`;
  return [{ pointer: '/customs/netWeight', code: 'WEIGHT_RANGE', message }];
}
