import { amountsByKind, codeAmounts, type CodedLine } from './domain/code-invoice.js';
import { codingFacts } from './domain/coding-facts.js';
import { type CodingRule, ruleFor } from './domain/coding-rule.js';
import { chargeKind } from './invoice-coding.service.js';
import type { CodedShipment } from '../../shipments/index.js';

/** A shipment with what was booked, in minor units. */
export interface BookedShipment extends CodedShipment {
  total: number;
  lines: readonly { code: string; amount: number }[];
}

/** Codes what was booked as an invoice for it would be coded; null if no rule applies. */
export function codeShipment(shipment: BookedShipment, rules: readonly CodingRule[]): CodedLine[] | null {
  const facts = codingFacts(shipment, shipment.scac);
  const rule = ruleFor(rules, facts);
  if (rule === null) return null;
  const charges = shipment.lines.map(({ code, amount }) => ({ kind: chargeKind(code), amount }));
  return codeAmounts(amountsByKind(charges, shipment.total, shipment.total), rule, facts.items);
}
