import type { ChargeLine } from '../../../../rating/index.js';
import { chargeCode } from './charge-codes.js';
import { evaluateInvoice } from './evaluate-invoice.js';
import type { AuditFacts, Evaluation } from './evaluation.js';
import type { InvoiceLine } from './invoice-body.js';

const NO_FACTS: AuditFacts = { reclasses: [], duplicateOf: null, others: [] };

function agreedLine(code: string, amount: number, change: Partial<ChargeLine> = {}): ChargeLine {
  const money = { amount, currency: 'USD' } as const;
  return {
    code,
    description: code,
    amount: money,
    basis: 'flat',
    quantity: '1',
    rate: '',
    rule: '',
    inputs: {},
    ...change,
  };
}

/** Sample P6 of freight.md 2.9 (DSDC Preliminary Freight Charges). */
const P6 = [
  agreedLine('LINEHAUL', 195_890),
  agreedLine('DISCOUNT', -162_589, { basis: 'percent', quantity: '1958.90', rate: '83' }),
  agreedLine('FUEL', 11_256, { basis: 'percent', quantity: '333.01', rate: '33.8', inputs: { week: '2026-11-16' } }),
  agreedLine('RES', 14_662),
  agreedLine('LFTD', 8_538),
  agreedLine('TARE', 18_602),
];
const P6_TOTAL = 86_359;
const BOOKED = { currency: 'USD', total: P6_TOTAL, lines: P6 };
const AS_AGREED: readonly [string, number][] = P6.map(({ code, amount }) => [code, amount.amount]);

const lineOf = ([carrierCode, amount]: readonly [string, number]): InvoiceLine => {
  return { code: chargeCode(carrierCode), carrierCode, description: carrierCode, amount };
};

/** The invoice with these lines; its total is their sum unless given. */
function audit(
  lines: readonly (readonly [string, number])[],
  facts: Partial<AuditFacts> = {},
  total?: number,
): Evaluation {
  const sum = lines.reduce((all, [, amount]) => all + amount, 0);
  const invoice = { currency: 'USD', total: total ?? sum, lines: lines.map(lineOf) };
  return evaluateInvoice(invoice, BOOKED, { ...NO_FACTS, ...facts });
}

const changed = (code: string, amount: number) =>
  AS_AGREED.map(([own, agreed]) => [own, own === code ? amount : agreed] as const);

/** Class of each line with a finding, by code. */
const classes = ({ lines }: Evaluation) =>
  Object.fromEntries(lines.flatMap(({ code, finding }) => (finding === null ? [] : [[code, finding.class]])));

describe('evaluateInvoice', () => {
  it('sums sample P6 to the cent', () => {
    const { verdict, difference, agreedTotal, tolerance, lines, findings } = audit(AS_AGREED);
    expect(AS_AGREED.reduce((sum, [, amount]) => sum + amount, 0)).toBe(P6_TOTAL);
    expect({ verdict, difference, agreedTotal, findings }).toEqual({
      verdict: 'agreed',
      difference: 0,
      agreedTotal: P6_TOTAL,
      findings: [],
    });
    expect(tolerance).toBe(1_727);
    expect(lines.every(({ difference: change, finding }) => change === 0 && finding === null)).toBe(true);
  });

  it('reports lines that do not add up, and repairs nothing', () => {
    const { verdict, findings, difference, lines } = audit(AS_AGREED, {}, P6_TOTAL + 1);
    expect(verdict).toBe('new_charges');
    expect(difference).toBe(1);
    expect(findings).toEqual([
      { class: 'DATA', message: 'The lines add up to $863.59, the invoice asks for $863.60.', reason: null },
    ]);
    expect(lines.reduce((sum, { invoiced }) => sum + (invoiced ?? 0), 0)).toBe(P6_TOTAL);
  });

  it('accepts spellings of carriers', () => {
    const spelled = AS_AGREED.map(
      ([code, amount]) => [{ FUEL: 'FSC', LINEHAUL: 'line haul' }[code] ?? code, amount] as const,
    );
    expect(audit(spelled).verdict).toBe('agreed');
  });

  it('recomputes the fuel surcharge: a wrong percentage is the carrier’s error', () => {
    const { verdict, lines } = audit(changed('FUEL', 12_256));
    expect(verdict).toBe('within_tolerance');
    expect(lines.find(({ code }) => code === 'FUEL')).toMatchObject({
      difference: 1_000,
      finding: {
        class: 'FUEL',
        reason: 'FUEL',
        message: 'Invoiced $122.56; the agreed 33.8% (fuel price of Nov 16, 2026) of $333.01 is $112.56.',
      },
    });
  });

  it('recomputes the fuel surcharge: the right percentage of another freight charge follows from it', () => {
    // 2,358.90 less 83 % (1,957.89) is 401.01; 33.8 % of it is 135.54.
    const lines = changed('LINEHAUL', 235_890).map(([code, amount]) => {
      const right: Record<string, number> = { DISCOUNT: -195_789, FUEL: 13_554 };
      return [code, right[code] ?? amount] as const;
    });
    const evaluation = audit(lines);
    expect(evaluation.verdict).toBe('over');
    expect(evaluation.difference).toBe(6_800 + 2_298);
    expect(classes(evaluation)).toEqual({ LINEHAUL: 'FREIGHT', DISCOUNT: 'FREIGHT', FUEL: 'FREIGHT' });
    expect(evaluation.lines[1]?.finding).toMatchObject({ reason: null });
    expect(classes(audit(lines, { reclasses: ['RWE'] })).LINEHAUL).toBe('RWE');
    expect(classes(audit(lines, { reclasses: ['RCL'] })).LINEHAUL).toBe('RCL');
  });

  it('finds a discount that is missing or too small', () => {
    const without = AS_AGREED.filter(([code]) => code !== 'DISCOUNT');
    expect(classes(audit(without))).toMatchObject({ DISCOUNT: 'DISCOUNT' });
    const { lines } = audit(changed('DISCOUNT', -152_794));
    expect(lines[1]?.finding?.message).toBe('Invoiced -$1,527.94; the agreed 83% of $1,958.90 is -$1,625.89.');
  });

  it('compares the net if the carrier invoices no discount of its own', () => {
    const net: [string, number][] = [
      ['LINEHAUL', 33_301],
      ...AS_AGREED.filter(([code]) => !['LINEHAUL', 'DISCOUNT'].includes(code)),
    ];
    const evaluation = audit(net);
    expect(evaluation.verdict).toBe('agreed');
    expect(evaluation.lines.find(({ code }) => code === 'LINEHAUL')).toMatchObject({
      agreed: 33_301,
      invoiced: 33_301,
    });
  });

  it.each([
    ['LTDAD', 'ACCESSORIAL', 'ACCESSORIAL_NOT_APPLICABLE'],
    ['DET', 'ACCESSORIAL', 'DETENTION'],
    ['RDL', 'ACCESSORIAL', 'REDELIVERY'],
    ['RWE', 'RWE', 'REWEIGH'],
    ['XYZ9', 'UNKNOWN_CHARGE', 'ACCESSORIAL_DOCUMENTS'],
  ])('names a charge %s that was not agreed, even within the tolerance', (code, kind, reason) => {
    const { verdict, lines } = audit([...AS_AGREED, [code, 300]]);
    expect(verdict).toBe('new_charges');
    expect(lines.at(-1)).toMatchObject({ agreed: null, invoiced: 300, finding: { class: kind, reason } });
  });

  it('names an accessorial that is listed twice', () => {
    const { lines } = audit([...AS_AGREED, ['RES', 14_662]]);
    expect(lines.find(({ code }) => code === 'RES')?.finding?.message).toBe(
      '$146.62 more than agreed. It is listed 2 times.',
    );
  });

  it('accepts an invoice below the agreed total, and says what is missing', () => {
    const evaluation = audit(AS_AGREED.filter(([code]) => code !== 'LFTD'));
    expect(evaluation.verdict).toBe('under');
    expect(classes(evaluation)).toEqual({ LFTD: 'NOT_INVOICED' });
  });

  it.each([
    [1_727, 'within_tolerance'],
    [1_728, 'over'],
  ])('tolerates 2 %% of the agreed total: %d more is %s', (more, verdict) => {
    expect(audit(changed('RES', 14_662 + more)).verdict).toBe(verdict);
  });

  it.each([
    [500, 'within_tolerance'],
    [501, 'over'],
  ])('tolerates $5.00 of a small total: %d more is %s', (more, verdict) => {
    const invoice = { currency: 'USD', total: 10_000 + more, lines: [lineOf(['LINEHAUL', 10_000 + more])] };
    const booked = { currency: 'USD', total: 10_000, lines: [agreedLine('LINEHAUL', 10_000)] };
    expect(evaluateInvoice(invoice, booked, NO_FACTS).verdict).toBe(verdict);
  });

  it('never accepts a duplicate, and mentions other invoices of the shipment', () => {
    const other = { number: 'I-1', total: P6_TOTAL };
    expect(audit(AS_AGREED, { duplicateOf: other, others: [other] })).toMatchObject({
      verdict: 'duplicate',
      findings: [{ class: 'DUPLICATE' }],
    });
    expect(audit(AS_AGREED, { others: [{ number: 'I-2', total: 100 }] })).toMatchObject({
      verdict: 'new_charges',
      findings: [{ class: 'OTHER_INVOICE', message: 'Invoice I-2 over $1.00 also bills this shipment.' }],
    });
  });

  it('compares nothing without a shipment or in another currency', () => {
    const invoice = { currency: 'MXN', total: 100, lines: [lineOf(['LINEHAUL', 100])] };
    expect(evaluateInvoice(invoice, null, NO_FACTS)).toMatchObject({ verdict: 'unmatched', difference: null });
    expect(evaluateInvoice(invoice, BOOKED, NO_FACTS)).toMatchObject({
      verdict: 'currency_differs',
      difference: null,
      agreedTotal: null,
      findings: [{ class: 'DATA' }],
    });
  });
});
