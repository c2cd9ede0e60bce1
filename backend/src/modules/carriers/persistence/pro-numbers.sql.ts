import { english } from '../../../messages/translate.js';
import { msg, plural } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { CheckRule } from '../../../kernel/identifiers/pro-number.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { becomesLow, formatPro, type ProFormat, type ProRange } from '../domain/pro-block.js';

/** Allocates PRO numbers from the company's PRO blocks. */
@Injectable()
export class ProNumbers {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
  ) {}

  /**
   * Allocates the next number of the carrier's oldest block with numbers left, or null if the company has entered none or all are used. A
   * rollback of `tx` releases it. Publishes `carrier.pro_numbers_low` when a tenth of the block is left and no other block has numbers.
   */
  async next(tx: Transaction, companyId: string, carrierId: string): Promise<string | null> {
    const { affectedRows, insertId } = await queryPrepared<{ affectedRows: number; insertId: number }>(
      tx,
      `UPDATE pro_block SET next_number = LAST_INSERT_ID(next_number) + 1
        WHERE company_id = ? AND carrier_id = ? AND next_number <= last_number AND check_rule IS NOT NULL
        ORDER BY first_number LIMIT 1`,
      [companyId, carrierId],
    );
    if (affectedRows === 0) return null;
    const [block] = await queryPrepared<(ProFormat & Pick<ProRange, 'firstNumber' | 'lastNumber'>)[]>(
      tx,
      `SELECT prefix, digits, check_rule AS checkRule, first_number AS firstNumber, last_number AS lastNumber FROM pro_block
        WHERE company_id = ? AND carrier_id = ? AND first_number <= ? AND last_number >= ? AND check_rule IS NOT NULL`,
      [companyId, carrierId, insertId, insertId],
    );
    if (block === undefined) throw new Error('The PRO block of an allocated number is missing.');
    if (becomesLow(block, insertId)) await this.warn(tx, companyId, carrierId);
    return formatPro(block, insertId);
  }

  private async warn(tx: Transaction, companyId: string, carrierId: string): Promise<void> {
    const [carrier] = await queryPrepared<{ name: string; left: number; blocks: number }[]>(
      tx,
      `SELECT c.name AS name, SUM(b.last_number - b.next_number + 1) AS \`left\`, COUNT(*) AS blocks
         FROM carrier c JOIN pro_block b ON b.company_id = c.company_id AND b.carrier_id = c.id
        WHERE c.company_id = ? AND c.id = ? AND b.check_rule IS NOT NULL AND b.next_number <= b.last_number GROUP BY c.name`,
      [companyId, carrierId],
    );
    if (carrier === undefined || Number(carrier.blocks) > 1) return;
    const left = Number(carrier.left);
    const text = english(
      msg`${plural({ left }, { one: '# PRO number is', other: '# PRO numbers are' })} left. Ask the carrier for the next block.`,
    );
    const subject = { type: 'carrier' as const, id: carrierId, label: carrier.name };
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'carrier.pro_numbers_low',
      subject,
      actorId: null,
      data: { text },
    });
  }

  /** How the carrier checks its PRO numbers, according to its newest block; `none` without blocks. */
  async checkRule(companyId: string, carrierId: string): Promise<CheckRule> {
    const [block] = await this.database.query<{ checkRule: CheckRule }>(
      `SELECT check_rule AS checkRule FROM pro_block
        WHERE company_id = ? AND carrier_id = ? AND check_rule IS NOT NULL ORDER BY entered_at DESC, first_number DESC LIMIT 1`,
      [companyId, carrierId],
    );
    return block?.checkRule ?? 'none';
  }
}
