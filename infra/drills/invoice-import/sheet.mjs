/** Lines of an invoice: the charges of the booking, and further ones that divide the last of them. */
export const LINES = 10;
export const INVOICES = 1_000;
export const ROWS = LINES * INVOICES;

/** Every so many invoices has a charge that was not agreed, so that it is not approved. */
const WRONG_EVERY = 5;
const WRONG_BY = 9_900;
const COLUMNS = ['invoice_number', 'invoice_date', 'due_date', 'shipment_number', 'charge_code', 'amount'];

export const numberOf = (index) => `DRILL-${String(index + 1).padStart(5, '0')}`;
export const isWrong = (index) => index % WRONG_EVERY === 0;
export const WRONG = INVOICES / WRONG_EVERY;

/** A CSV with one invoice for each copied shipment, of the charges of its booking. */
export function sheetOf(booked) {
  const charges = inParts(booked.map(({ code, amount }) => ({ code, amount: amount.amount })));
  const rows = Array.from({ length: INVOICES }, (_, index) => rowsOf(index, charges)).flat();
  return [COLUMNS, ...rows].map((cells) => cells.join(',')).join('\n');
}

function rowsOf(index, charges) {
  const dueOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const shipment = `S-${String(index + 1).padStart(8, '0')}`;
  return charges.map(({ code, amount }, line) => {
    const cents = isWrong(index) && line === 0 ? amount + WRONG_BY : amount;
    return [numberOf(index), '2026-11-20', dueOn, shipment, code, (cents / 100).toFixed(2)];
  });
}

/** As many lines as an invoice has, with the same sum. */
function inParts(charges) {
  const lines = charges.slice(0, LINES);
  const rest = charges.slice(LINES).reduce((sum, { amount }) => sum + amount, 0);
  lines[0] = { ...lines[0], amount: lines[0].amount + rest };
  while (lines.length < LINES) {
    const { code, amount } = lines.pop();
    const part = Math.trunc(amount / 2);
    lines.push({ code, amount: part }, { code, amount: amount - part });
  }
  return lines;
}
