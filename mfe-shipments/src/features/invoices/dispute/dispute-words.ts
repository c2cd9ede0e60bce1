import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dispute, DisputeThread } from '../../../shared/api/invoices';

export const DEADLINES: Record<DisputeThread['deadlines'][number]['kind'], MessageDescriptor> = {
  dispute: msg`Dispute until`,
  answer: msg`Carrier’s answer due`,
};

export const OUTCOMES: Record<NonNullable<Dispute['outcome']>, MessageDescriptor> = {
  credited: msg`Credited`,
  short_paid: msg`Approved for a part`,
  dropped: msg`Approved as invoiced`,
  superseded: msg`Replaced or withdrawn by the carrier`,
};
