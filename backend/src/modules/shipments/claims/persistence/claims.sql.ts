import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { nextCompanyNumber } from '../../../../platform/database/company-counter.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { markReportDays } from '../../reports/persistence/report-due.sql.js';
import { CLAIM_BODY, ClaimEntity } from './claim.entity.js';
import { ClaimEventEntity } from './claim-event.entity.js';

/** An entry of the history with the name of the user. */
export type NamedClaimEvent = ClaimEventEntity & { actorName: string | null };

/** Most rows of a claim or shipment that are read. */
const READ_MAX = 200;
const FIRST_NUMBER = 1;

/** Claims and their history. */
@Injectable()
export class ClaimsRepository {
  constructor(
    @InjectRepository(ClaimEntity) private readonly claims: Repository<ClaimEntity>,
    private readonly database: Database,
  ) {}

  async nextNumber(tx: Transaction, companyId: string): Promise<string> {
    return `C-${String(await nextCompanyNumber(tx, companyId, 'claim', FIRST_NUMBER)).padStart(6, '0')}`;
  }

  async find(companyId: string, id: string): Promise<ClaimEntity | null> {
    return read(await this.claims.findOneBy({ companyId, id }));
  }

  async lock(tx: Transaction, companyId: string, id: string): Promise<ClaimEntity | null> {
    return read(await tx.findOne(ClaimEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } }));
  }

  /** Oldest first. */
  ofShipment(companyId: string, shipmentId: string): Promise<ClaimEntity[]> {
    return this.claims.find({ where: { companyId, shipmentId }, order: { id: 'ASC' }, take: READ_MAX });
  }

  async insert(tx: Transaction, row: ClaimEntity): Promise<void> {
    await tx.insert(ClaimEntity, { ...row, body: CLAIM_BODY.write(row.body) });
    await markReportDays(tx, row.companyId, [row.shipmentId]);
  }

  /** Writes a claim that the caller has locked, and raises its version. */
  async change(tx: Transaction, { companyId, id, version, body, ...rest }: ClaimEntity): Promise<void> {
    const changes = { ...rest, body: CLAIM_BODY.write(body), version: version + 1 };
    await tx.update(ClaimEntity, { companyId, id }, changes);
    await markReportDays(tx, companyId, [rest.shipmentId]);
  }

  async addEvent(tx: Transaction, row: ClaimEventEntity): Promise<void> {
    await tx.insert(ClaimEventEntity, row);
  }

  /** Oldest first. */
  events(companyId: string, claimId: string): Promise<NamedClaimEvent[]> {
    return this.database.query<NamedClaimEvent>(
      `SELECT e.company_id AS companyId, e.id, e.claim_id AS claimId, e.kind, e.amount, e.happened_on AS happenedOn, e.note,
              e.actor_id AS actorId, e.created_at AS createdAt, u.full_name AS actorName
         FROM claim_event e LEFT JOIN user_account u ON u.id = e.actor_id
        WHERE e.company_id = ? AND e.claim_id = ? ORDER BY e.id LIMIT ?`,
      [companyId, claimId, READ_MAX],
    );
  }
}

const read = (row: ClaimEntity | null): ClaimEntity | null =>
  row === null ? null : { ...row, body: CLAIM_BODY.read(row.body) };
