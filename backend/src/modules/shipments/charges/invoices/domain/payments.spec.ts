import { lastPayment, openBalance, paidOf, type PayableInvoice } from './payments.js';

const invoice = (changes: Partial<PayableInvoice> = {}): PayableInvoice => ({
  status: 'approved',
  total: 12_000,
  approvedTotal: 10_000,
  paidTotal: 0,
  ...changes,
});
const decision = (kind: string, amount: number | null = null) => ({ kind, amount, paidOn: null, reference: null });

describe('the open balance', () => {
  it('is what is approved and not paid', () => {
    expect(openBalance(invoice())).toBe(10_000);
    expect(openBalance(invoice({ paidTotal: 4_000 }))).toBe(6_000);
    expect(openBalance(invoice({ paidTotal: 10_000 }))).toBe(0);
  });

  it('is nothing before the approval and after the last payment', () => {
    expect(openBalance(invoice({ status: 'review', approvedTotal: null }))).toBe(0);
    expect(openBalance(invoice({ status: 'paid', paidTotal: 10_000 }))).toBe(0);
  });
});

test('an invoice that an earlier release recorded as paid is paid in full', () => {
  expect(paidOf(invoice({ status: 'paid', paidTotal: 0 }))).toBe(10_000);
  expect(paidOf(invoice({ paidTotal: 4_000 }))).toBe(4_000);
});

describe('the payment to void', () => {
  it('is the latest that is not voided', () => {
    const history = [decision('approve'), decision('pay', 1), decision('pay', 2)];
    expect(lastPayment(history)?.amount).toBe(2);
    expect(lastPayment([...history, decision('void', 2)])?.amount).toBe(1);
    expect(lastPayment([...history, decision('void', 2), decision('pay', 3)])?.amount).toBe(3);
    expect(lastPayment([...history, decision('void', 2), decision('void', 1)])).toBeNull();
  });

  it('does not exist without payments', () => {
    expect(lastPayment([decision('approve')])).toBeNull();
  });
});
