import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import type { ColumnKinds } from '../../../platform/http/files/workbook.js';
import { presentClaimSummary } from './claims.presenter.js';
import { type ClaimFilter, ClaimListQueries, type ListedClaim } from './persistence/claim-list.sql.js';

/** Maximum rows per file, and rows per read. */
const EXPORT_LIMIT = 100_000;
const PAGE = 500;
const HEADER = [
  'number',
  'status',
  'kind',
  'shipment',
  'carrierScac',
  'carrier',
  'reference',
  'filedOn',
  'nextDueKind',
  'nextDueOn',
  'overdue',
  'claimed',
  'reserve',
  'offered',
  'settled',
  'recovered',
  'currency',
  'createdAt',
  'id',
];

/** Columns that are no text in a workbook. */
export const CLAIM_COLUMN_KINDS: ColumnKinds = {
  filedOn: 'date',
  nextDueOn: 'date',
  claimed: 'money',
  reserve: 'money',
  offered: 'money',
  settled: 'money',
  recovered: 'money',
  createdAt: 'instant',
};

/** The list of claims as a file. */
@Injectable()
export class ClaimExport {
  constructor(
    private readonly lists: ClaimListQueries,
    private readonly clock: Clock,
  ) {}

  /** Header and at most 100,000 claims in list order, read page by page. */
  async *rows(companyId: string, filter: ClaimFilter): AsyncGenerator<CsvRow> {
    yield HEADER;
    let cursor: string | undefined;
    for (let left = EXPORT_LIMIT; left > 0;) {
      const { items, nextCursor } = await this.lists.list(companyId, {
        ...filter,
        cursor,
        limit: Math.min(PAGE, left),
      });
      for (const claim of items) yield toCells(claim, this.clock.now());
      if (nextCursor === null) return;
      left -= items.length;
      cursor = nextCursor;
    }
  }
}

function toCells(listed: ListedClaim, now: Date): CsvRow {
  const claim = presentClaimSummary(listed, now);
  const money = (amount: number | null) => (amount === null ? null : amount / 100);
  return [
    claim.number,
    claim.status,
    claim.kind,
    claim.shipmentNumber,
    claim.scac,
    claim.carrierName,
    claim.reference,
    claim.filedOn,
    claim.nextDueKind,
    claim.nextDueOn,
    String(claim.overdue),
    money(claim.claimed),
    money(claim.reserve),
    money(claim.offered),
    money(claim.settled),
    money(claim.recovered),
    claim.currency,
    claim.createdAt,
    claim.id,
  ];
}
