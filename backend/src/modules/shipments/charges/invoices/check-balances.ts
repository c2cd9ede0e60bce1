import type { Database } from '../../../../platform/database/database.js';
import { companyIds } from '../../../../platform/rebuild/persistence/company-ids.sql.js';
import { differsFromLedger, invoicedOf } from './domain/ledger-balances.js';
import { type BilledShipment, InvoiceBalancesQueries } from './persistence/invoice-balances.sql.js';

/** Rows per statement. */
const BATCH = 500;
/** Ids that a fault names. */
const NAMED = 3;

/** Compares invoices and shipments of every company with the charge ledger, in bounded statements without locks. Returns a sentence per fault. */
export async function balanceFaults(database: Database): Promise<string[]> {
  const queries = new InvoiceBalancesQueries(database);
  const faults: string[] = [];
  for (const companyId of await companyIds(database, '')) {
    const invoices = (after: string) => queries.next(companyId, after, BATCH);
    const shipments = (after: string) => queries.nextShipments(companyId, after, BATCH);
    const [balances, rows] = await wrongIds(invoices, [
      differsFromLedger,
      (invoice) => invoice.invoiced !== invoicedOf(invoice),
    ]);
    const [closed] = await wrongIds(shipments, [isClosedTooSoon]);
    faults.push(
      ...faultOf(
        companyId,
        'invoices with an approved or paid total that differs from the ledger',
        balances!,
        'Run "lading rebuild invoices"',
      ),
      ...faultOf(companyId, 'invoices whose ledger rows do not add up to their total', rows!, 'Compare with a backup'),
      ...faultOf(companyId, 'shipments closed with an open invoice', closed!, 'Run "lading rebuild shipments"'),
    );
  }
  return faults;
}

const isClosedTooSoon = ({ billing, invoices, settled }: BilledShipment): boolean =>
  billing === 'closed' && settled < invoices;

/** Ids of the rows for which each condition is true. */
async function wrongIds<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  conditions: readonly ((row: Row) => boolean)[],
): Promise<string[][]> {
  const wrong = conditions.map((): string[] => []);
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: Row[] = await read(after);
    for (const [index, isWrong] of conditions.entries())
      wrong[index]!.push(...rows.filter(isWrong).map(({ id }) => id));
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
  return wrong;
}

function faultOf(companyId: string, what: string, ids: readonly string[], remedy: string): string[] {
  if (ids.length === 0) return [];
  const others = ids.length > NAMED ? ', ...' : '';
  return [`${companyId}: ${what}: ${ids.length} (${ids.slice(0, NAMED).join(', ')}${others}). ${remedy}.`];
}
