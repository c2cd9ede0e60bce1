import { type StatusTone } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceStatus, InvoiceVerdict } from './api/invoices';

interface Words {
  label: MessageDescriptor;
  tone: StatusTone;
}

export const INVOICE_STATUS: Record<InvoiceStatus, Words> = {
  unmatched: { label: msg`Unmatched`, tone: 'attention' },
  review: { label: msg`To review`, tone: 'attention' },
  held: { label: msg`On hold`, tone: 'neutral' },
  disputed: { label: msg`Disputed`, tone: 'attention' },
  approved: { label: msg`Approved`, tone: 'done' },
  paid: { label: msg`Paid`, tone: 'done' },
  rejected: { label: msg`Rejected`, tone: 'neutral' },
  replaced: { label: msg`Replaced`, tone: 'neutral' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

export const INVOICE_VERDICT: Record<InvoiceVerdict, Words> = {
  unmatched: { label: msg`No shipment`, tone: 'attention' },
  duplicate: { label: msg`Duplicate`, tone: 'failed' },
  currency_differs: { label: msg`Other currency`, tone: 'attention' },
  agreed: { label: msg`As agreed`, tone: 'done' },
  within_tolerance: { label: msg`Within tolerance`, tone: 'done' },
  under: { label: msg`Below agreed`, tone: 'done' },
  over: { label: msg`Over tolerance`, tone: 'failed' },
  new_charges: { label: msg`Needs a check`, tone: 'attention' },
};
