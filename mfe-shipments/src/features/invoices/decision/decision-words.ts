import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DecisionKind, DisputeReason, InvoiceDecision } from '../../../shared/api/invoices';

/** Verb and object of each decision, for its button. */
export const DECISION_LABELS: Record<DecisionKind, MessageDescriptor> = {
  approve: msg`Approve invoice`,
  short_pay: msg`Approve a part`,
  dispute: msg`Dispute invoice`,
  hold: msg`Put on hold`,
  request_wi: msg`Request W&I certificate`,
  reject: msg`Reject invoice`,
  credit: msg`Record credit`,
  pay: msg`Record payment`,
  void: msg`Void payment`,
  reopen: msg`Dispute again`,
};

/** What was decided, for the history. */
export const DECIDED: Record<InvoiceDecision['kind'], MessageDescriptor> = {
  approve: msg`Approved`,
  short_pay: msg`Approved for a part`,
  dispute: msg`Disputed`,
  hold: msg`Put on hold`,
  request_wi: msg`W&I certificate requested`,
  wi_arrived: msg`W&I certificate received`,
  reject: msg`Rejected`,
  credit: msg`Credit recorded`,
  pay: msg`Payment recorded`,
  void: msg`Payment voided`,
  reopen: msg`Disputed again`,
  match: msg`Assigned to a shipment`,
};

const REASONS: Record<DisputeReason, MessageDescriptor> = {
  QUOTE: msg`Quote`,
  ACCESSORIAL_NOT_APPLICABLE: msg`Accessorial not applicable`,
  ACCESSORIAL_AMOUNT: msg`Accessorial amount`,
  ACCESSORIAL_DOCUMENTS: msg`Accessorial documents missing`,
  DISCOUNT: msg`Discount`,
  FUEL: msg`Fuel surcharge`,
  RATE_BASE: msg`Rate base`,
  TARIFF: msg`Tariff`,
  MINIMUM: msg`Minimum charge`,
  VOLUME_QUOTE: msg`Volume quote`,
  RECLASS: msg`Reclass`,
  REWEIGH: msg`Reweigh`,
  NMFC_ITEM: msg`NMFC item`,
  COMMODITY_DESCRIPTION: msg`Commodity description`,
  PIECES: msg`Pieces`,
  MISSING_DOCUMENTS: msg`Missing documents`,
  RECONSIGNMENT: msg`Reconsignment`,
  SPECIAL_INSTRUCTIONS: msg`Special instructions`,
  NAME_ADDRESS: msg`Name or address change`,
  DETENTION: msg`Detention`,
  REDELIVERY: msg`Redelivery`,
  LUMPER: msg`Lumper`,
  UNLOADING: msg`Unloading`,
  IN_BOND: msg`In bond`,
  VEHICLE_NOT_USED: msg`Vehicle ordered, not used`,
  INCORRECT_PARTY: msg`Bill-to: incorrect party`,
  BILL_TO_NAME: msg`Bill-to: name`,
  BILL_TO_ADDRESS: msg`Bill-to: address`,
  TERMS: msg`Bill-to: payment terms`,
  RELATED_ACCOUNT: msg`Bill-to: related account`,
  TIME_CRITICAL: msg`Time-critical service`,
  PO_NUMBER: msg`PO number`,
  REFERENCE_NUMBER: msg`Reference number`,
  LOAD_ID: msg`Load ID`,
};

export const DISPUTE_REASONS = Object.keys(REASONS) as DisputeReason[];

export const reasonText = (reason: DisputeReason): string => i18n._(REASONS[reason]);

/** Options of the reason, with an empty one. */
export const reasonOptions = () => [
  { value: '', label: t`Choose a reason` },
  ...DISPUTE_REASONS.map((value) => ({ value, label: reasonText(value) })),
];
