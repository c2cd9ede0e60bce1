import {
  awaitsCertificate,
  DECISION_RULES,
  INVOICE_DECISIONS,
  INVOICE_STATUSES,
  type InvoiceDecision,
  type InvoiceStatus,
  possibleDecisions,
} from './invoice-status.js';

const POSSIBLE: Record<InvoiceStatus, InvoiceDecision[]> = {
  unmatched: [],
  review: ['approve', 'short_pay', 'dispute', 'hold', 'request_wi', 'reject'],
  held: ['approve', 'short_pay', 'dispute', 'request_wi', 'reject'],
  disputed: ['approve', 'short_pay', 'credit'],
  approved: ['pay', 'reopen'],
  paid: ['void'],
  rejected: ['hold'],
  replaced: [],
  withdrawn: [],
};

describe('possibleDecisions', () => {
  it.each(INVOICE_STATUSES)('of a matched invoice in the state %s', (status) => {
    const expected = status === 'unmatched' ? ['dispute', 'hold', 'reject'] : POSSIBLE[status];
    expect(possibleDecisions({ status, approvedTotal: null }, true)).toEqual(expected);
  });

  it('never approves or pays an invoice without a shipment', () => {
    for (const status of INVOICE_STATUSES)
      expect(
        possibleDecisions({ status, approvedTotal: null }, false).filter(
          (kind) => !['dispute', 'hold', 'reject'].includes(kind),
        ),
      ).toEqual([]);
    expect(possibleDecisions({ status: 'unmatched', approvedTotal: null }, false)).toEqual([
      'dispute',
      'hold',
      'reject',
    ]);
  });

  it('never pays an invoice that was credited in full', () => {
    expect(possibleDecisions({ status: 'approved', approvedTotal: 0 }, true)).toEqual(['reopen']);
  });
});

describe('awaitsCertificate', () => {
  it('is true while the request is the latest decision about a held invoice', () => {
    const asked = [{ kind: 'match' }, { kind: 'request_wi' }];
    expect(awaitsCertificate('held', asked)).toBe(true);
    expect(awaitsCertificate('held', [])).toBe(false);
    expect(awaitsCertificate('held', [...asked, { kind: 'wi_arrived' }])).toBe(false);
    expect(awaitsCertificate('approved', asked)).toBe(false);
  });
});

describe('DECISION_RULES', () => {
  it('lead from every open state to the end, and every state but those of the carrier is reached', () => {
    const reached = new Set(INVOICE_DECISIONS.map((kind) => DECISION_RULES[kind].to));
    expect([...reached].sort()).toEqual(['approved', 'disputed', 'held', 'paid', 'rejected']);
  });
});
