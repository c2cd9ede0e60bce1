import { inspect } from 'node:util';
import {
  disputable,
  expectedOf,
  SEEDED_KINDS,
  type SeededKind,
  seededInvoices,
} from '../../../../../../test/fixtures/seeded-invoices.js';
import { isDuplicate } from './duplicate.js';
import { evaluateInvoice } from './evaluate-invoice.js';

/** `SEEDED_TABLE=true` prints the table; `SEEDED_SHIPMENTS` and `SEEDED_SEED` change the set. */
const SHIPMENTS = Number(process.env.SEEDED_SHIPMENTS ?? 2_000);
const SEED = Number(process.env.SEEDED_SEED ?? 20_261_127);

interface Score {
  seeded: number;
  found: number;
  falseAlarms: number;
}

/** Verdicts that ask nobody for a decision. */
const PAYABLE: readonly string[] = ['agreed', 'within_tolerance', 'under'];

describe('carrier errors in random invoices', () => {
  it('are all found and classified, to the cent, without a false alarm', () => {
    const scores = new Map<SeededKind, Score>(
      SEEDED_KINDS.map((kind) => [kind, { seeded: 0, found: 0, falseAlarms: 0 }]),
    );
    const mistakes: unknown[] = [];
    for (const seeded of seededInvoices(SHIPMENTS, SEED)) {
      const { invoice, earlier, agreed, kind } = seeded;
      const duplicateOf = earlier !== null && isDuplicate(invoice, earlier) ? earlier : null;
      const evaluation = evaluateInvoice(invoice, agreed, { reclasses: [], duplicateOf, others: [] });
      const { verdict, difference, tolerance } = evaluation;
      const result = { verdict, difference, tolerance, findings: disputable(evaluation) };
      const expected = expectedOf(seeded);
      const score = scores.get(kind)!;
      score.seeded += 1;
      if (JSON.stringify(result) === JSON.stringify(expected)) score.found += 1;
      else mistakes.push({ number: invoice.number, kind, result, expected });
      score.falseAlarms += result.findings.filter((found) => !expected.findings.includes(found)).length;
      if (['none', 'penny'].includes(kind) && !PAYABLE.includes(verdict)) score.falseAlarms += 1;
    }
    if (process.env.SEEDED_TABLE === 'true') process.stdout.write(inspect(scores));
    expect(mistakes.slice(0, 3)).toEqual([]);
    for (const score of scores.values())
      expect(score).toEqual({ seeded: score.seeded, found: score.seeded, falseAlarms: 0 });
    expect(Math.min(...[...scores.values()].map(({ seeded }) => seeded))).toBeGreaterThan(0);
  });
});
