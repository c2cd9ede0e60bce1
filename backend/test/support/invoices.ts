/** A line of a booking, as the API returns it. */
interface BookedLine {
  code: string;
  description: string;
  amount: { amount: number };
}

/** An entered invoice with the lines of a booking. */
export function invoiceOf(lines: readonly BookedLine[], changes: Record<string, unknown> = {}) {
  const charges = lines.map(({ code, description, amount: { amount } }) => ({ code, description, amount }));
  return {
    number: 'I-1001',
    billedOn: '2026-11-30',
    dueOn: '2026-12-30',
    currency: 'USD',
    total: charges.reduce((sum, { amount }) => sum + amount, 0),
    lines: charges,
    ...changes,
  };
}
