import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { formatPro, isLow, numbersLeft, readProBlock } from '../domain/pro-block.js';
import type { ProBlockEntity } from '../persistence/pro-block.entity.js';
import { type ProBlock, ProBlocksRepository } from '../persistence/pro-blocks.repository.js';
import type { AddProBlockDto, ProBlockDto, ProNumbersDto } from './carrier-profile.dto.js';
import { CarrierProfilesRepository } from './persistence/carrier-profiles.repository.js';
import { msg } from '../../../messages/message.js';

/** Blocks of PRO numbers that the company enters. */
@Injectable()
export class ProBlocksService {
  constructor(
    private readonly database: Database,
    private readonly carriers: CarrierProfilesRepository,
    private readonly blocks: ProBlocksRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async read(companyId: string, carrierId: string): Promise<ProNumbersDto> {
    const blocks = await this.blocks.list(companyId, carrierId);
    const left = blocks.reduce((sum, block) => sum + numbersLeft(block), 0);
    return { left, low: isLow(blocks), blocks: blocks.map(presentBlock) };
  }

  /** @throws NotFound; ValidationFailed PRO_BLOCK_FORM, PRO_BLOCK_ORDER, PRO_BLOCK_OVERLAP, PRO_BLOCK_TAKEN or PRO_INVALID */
  async add(actor: Actor, carrierId: string, entered: AddProBlockDto): Promise<ProNumbersDto> {
    const { companyId } = actor;
    const read = readProBlock(entered);
    if ('field' in read)
      throw new ValidationFailed([{ pointer: `/${read.field}`, code: read.code, message: read.message }]);
    await this.database.transaction(async (tx) => {
      const carrier = await this.carriers.lock(tx, companyId, carrierId);
      if (carrier === null) throw new NotFound();
      for (const known of await this.blocks.lockAll(tx, companyId, carrierId)) {
        if (overlaps(read, known)) throw overlap(known);
        if (known.firstNumber === read.firstNumber) await this.blocks.remove(tx, known);
      }
      if (!carrier.demo && (await this.blocks.isTaken(tx, companyId, carrier.scac, read))) throw taken();
      await this.blocks.insert(tx, { ...read, companyId, carrierId, enteredAt: this.clock.now() });
      await this.record(tx, actor, 'carrier.pro_block_added', carrier.scac, { from: entered.from, to: entered.to });
    });
    return this.read(companyId, carrierId);
  }

  /** Gives no more numbers from the block. `first` is its first number as printed. @throws NotFound */
  async close(actor: Actor, carrierId: string, first: string): Promise<ProNumbersDto> {
    const { companyId } = actor;
    await this.database.transaction(async (tx) => {
      const carrier = await this.carriers.lock(tx, companyId, carrierId);
      if (carrier === null) throw new NotFound();
      const blocks = await this.blocks.lockAll(tx, companyId, carrierId);
      const block = blocks.find((known): known is ProBlock => isInUse(known) && firstPrinted(known) === first);
      if (block === undefined) throw new NotFound();
      if (block.nextNumber === block.firstNumber) await this.blocks.remove(tx, block);
      else await this.blocks.end(tx, block);
      await this.record(tx, actor, 'carrier.pro_block_closed', carrier.scac, { from: first });
    });
    return this.read(companyId, carrierId);
  }

  private async record(
    tx: Parameters<AuditLog['record']>[0],
    { companyId, userId }: Actor,
    action: 'carrier.pro_block_added' | 'carrier.pro_block_closed',
    subject: string,
    details: Record<string, string>,
  ): Promise<void> {
    await this.audit.record(tx, { companyId, userId, action, subject, details });
  }
}

function presentBlock(block: ProBlock): ProBlockDto {
  const { firstNumber, lastNumber, nextNumber, checkRule, enteredAt } = block;
  const left = numbersLeft(block);
  return {
    first: formatPro(block, firstNumber),
    last: formatPro(block, lastNumber),
    next: left === 0 ? null : formatPro(block, nextNumber),
    checkRule,
    left,
    total: lastNumber - firstNumber + 1,
    enteredAt: enteredAt?.toISOString() ?? null,
  };
}

function isInUse(block: ProBlockEntity): block is ProBlock {
  return block.checkRule !== null;
}

function firstPrinted(block: ProBlock): string {
  return formatPro(block, block.firstNumber);
}

/** Of a range that an earlier version invented, only the numbers that were printed count. */
function overlaps(
  entered: Pick<ProBlockEntity, 'firstNumber' | 'lastNumber'>,
  { firstNumber, lastNumber, nextNumber, checkRule }: ProBlockEntity,
): boolean {
  const last = checkRule === null ? nextNumber - 1 : lastNumber;
  return entered.firstNumber <= last && firstNumber <= entered.lastNumber;
}

function overlap({ firstNumber, lastNumber, nextNumber, checkRule }: ProBlockEntity): ValidationFailed {
  const message =
    checkRule === null
      ? msg`Numbers ${{ firstNumber }} to ${{ last: nextNumber - 1 }} were printed on shipments already. Start after them.`
      : msg`Numbers ${{ firstNumber }} to ${{ lastNumber }} are in another block of this carrier.`;
  return new ValidationFailed([{ pointer: '/from', code: 'PRO_BLOCK_OVERLAP', message }]);
}

/** Does not say who has the numbers. */
function taken(): ValidationFailed {
  const message = msg`Numbers of this block are in use already. Ask the carrier for the block that it assigned to you.`;
  return new ValidationFailed([{ pointer: '/from', code: 'PRO_BLOCK_TAKEN', message }]);
}
