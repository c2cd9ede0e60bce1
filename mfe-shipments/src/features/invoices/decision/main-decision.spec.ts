import type { DecisionKind, InvoiceVerdict } from '../../../shared/api/invoices';
import { invoice } from '../testing/invoice-fixtures';
import { mainDecision } from './main-decision';

const TO_REVIEW: DecisionKind[] = ['approve', 'short_pay', 'dispute', 'hold', 'reject'];
const CASES: [InvoiceVerdict, DecisionKind[], DecisionKind | undefined][] = [
  ['agreed', TO_REVIEW, 'approve'],
  ['under', TO_REVIEW, 'approve'],
  ['over', TO_REVIEW, 'dispute'],
  ['duplicate', ['approve', 'short_pay', 'dispute', 'reject'], 'reject'],
  ['duplicate', ['approve', 'short_pay', 'credit'], 'credit'],
  ['over', ['approve', 'short_pay', 'credit'], 'credit'],
  ['over', ['pay', 'reopen'], 'pay'],
  ['agreed', ['dispute'], undefined],
  ['over', ['void'], undefined],
];

test.each(CASES)('of an invoice with the result %s and %j proposes %s', (verdict, possible, main) =>
  expect(mainDecision({ audit: { ...invoice.audit, verdict }, possible })).toBe(main),
);
