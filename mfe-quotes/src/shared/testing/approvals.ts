import type { Approval } from '../api/types';

/** A booking that waits for the user's approval. */
export const approval = (change: Partial<Approval> = {}): Approval => ({
  id: 'apq_1',
  status: 'pending',
  quoteId: 'qte_1',
  quoteNumber: 'Q-001042',
  offerId: 'ofr_cheap',
  carrier: 'Example Freight Lines',
  service: 'Standard',
  mode: 'LTL',
  origin: { city: 'Chicago', state: 'IL' },
  destination: { city: 'Napa', state: 'CA' },
  pickupOn: '2026-11-24',
  total: { amount: 26584, currency: 'USD' },
  requestedBy: 'Test Booker',
  requestedAt: '2026-11-20T15:00:00.000Z',
  validUntil: '2099-12-08T05:59:59.000Z',
  steps: [{ rules: ['Booker limit'], approvers: ['Max Manager', 'Mia Manager'], decision: null }],
  reason: null,
  rejectedBy: null,
  decidedAt: null,
  shipmentId: null,
  canDecide: true,
  own: false,
  ...change,
});
