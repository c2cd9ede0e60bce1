import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../../kernel/codes.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { OFFER_BODY } from '../../../offers/index.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';
import type { ChargeLedgerDto, ChargeStageDto } from '../charges.dto.js';

/** Totals in minor units; charges as JSON. */
interface LedgerRow {
  total: unknown;
  currency: Currency;
  body: unknown;
  createdAt: Date;
  quotedTotal: unknown;
  quotedBody: unknown;
  quotedAt: Date;
}

/** Reads the ledger of charges by stage (freight.md Annex A). */
@Injectable()
export class ChargesQueries {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async ledger({ companyId }: Actor, shipmentId: string): Promise<ChargeLedgerDto> {
    const rows = await this.database.query<LedgerRow>(
      `SELECT s.total, s.currency, s.body, s.created_at AS createdAt, o.total AS quotedTotal, o.body AS quotedBody, o.created_at AS quotedAt
       FROM shipment s JOIN offer o ON o.company_id = s.company_id AND o.id = s.offer_id WHERE s.company_id = ? AND s.id = ?`,
      [companyId, shipmentId],
    );
    const row = rows[0];
    if (row === undefined) throw new NotFound();
    return { stages: stagesOf(row) };
  }
}

/** An offer is booked in the currency of the quote. */
function stagesOf({ currency, ...row }: LedgerRow): ChargeStageDto[] {
  const money = (amount: number): ChargeStageDto['total'] => ({ amount, currency });
  const quoted = toSafeInteger(row.quotedTotal);
  const booked = toSafeInteger(row.total);
  return [
    {
      stage: 'QUOTED',
      fixedAt: row.quotedAt.toISOString(),
      total: money(quoted),
      change: null,
      lines: OFFER_BODY.read(row.quotedBody).lines,
    },
    {
      stage: 'BOOKED',
      fixedAt: row.createdAt.toISOString(),
      total: money(booked),
      change: money(booked - quoted),
      lines: SHIPMENT_BODY.read(row.body).lines,
    },
  ];
}
