import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ElectronicAnswers } from '../../shipments/index.js';
import type { Acknowledged } from '../domain/interchange-record.js';
import type { Acknowledgment } from '../domain/x12/acknowledgment.js';
import type { InterchangeAcknowledgment } from '../domain/x12/interchange.js';
import { receiptStatus, receiptText } from '../domain/x12/interchange-receipt.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { type Applied, done, failed } from './applied.js';
import { refusalText } from './refusal-text.js';

type Verdict = Exclude<Acknowledged, 'none' | 'open'>;

/** Applies acknowledgments of partners to the interchanges that were written to them. Repeating one changes nothing. */
@Injectable()
export class ApplyAcknowledgments {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly answers: ElectronicAnswers,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A 997: groups have the control number of their interchange. */
  async apply(partner: EdiPartnerEntity, acknowledgment: Acknowledgment): Promise<Applied> {
    const { companyId } = partner;
    const { status, group } = acknowledgment;
    const control = Number(acknowledgment.control);
    const verdict = status === 'A' || status === 'E' ? 'accepted' : status === 'P' ? 'partial' : 'rejected';
    const text = verdict === 'accepted' ? null : refusalText(acknowledgment);
    const acknowledged = await this.database.transaction(async (tx) => {
      const found = await this.written(tx, partner, control);
      if (found) await this.interchanges.change(tx, found, this.decided(found, verdict, text));
      return found;
    });
    if (acknowledged === null) return notSent(acknowledgment.control);
    const { tender } = acknowledged.body;
    if (tender?.purpose === 'create' && verdict === 'rejected') await this.answers.refused(companyId, tender.id, text!);
    if (tender?.purpose === 'create' && verdict === 'accepted' && group === 'BL')
      await this.answers.received(companyId, tender.id, 'The carrier received the bill of lading (997).');
    return done(`Interchange ${control}: ${verdict}.`);
  }

  /** A TA1. It rejects an interchange as a whole, unless a 997 accepted its transactions; otherwise it only confirms receipt. */
  async receipt(partner: EdiPartnerEntity, receipt: InterchangeAcknowledgment): Promise<Applied> {
    const status = receiptStatus(receipt);
    if (status === null) return failed(`The TA1 has the status ${receipt.status || '(none)'}; it decides nothing.`);
    const note = receipt.note.slice(0, 3);
    const control = Number(receipt.control);
    const text = `Rejected by the carrier's system (TA1): ${receiptText(note)}.`;
    const result = await this.database.transaction(async (tx) => {
      const found = await this.written(tx, partner, control);
      if (found === null) return null;
      const { acknowledgment, body } = found;
      const isRejected = status === 'rejected' && acknowledgment !== 'accepted' && acknowledgment !== 'partial';
      await this.interchanges.change(tx, found, {
        body: { ...body, receipt: { status, note } },
        ...(isRejected && this.decided(found, 'rejected', text)),
      });
      return { found, isRejected };
    });
    if (result === null) return notSent(receipt.control);
    const { tender } = result.found.body;
    if (result.isRejected && tender?.purpose === 'create')
      await this.answers.refused(partner.companyId, tender.id, text);
    return done(`Interchange ${control}: ${status === 'rejected' ? 'rejected' : 'received'} (${receiptText(note)}).`);
  }

  private async written(
    tx: Transaction,
    { companyId, id }: EdiPartnerEntity,
    control: number,
  ): Promise<EdiInterchangeEntity | null> {
    if (!Number.isSafeInteger(control)) return null;
    const [found] = await this.interchanges.ofControl(tx, companyId, id, 'out', control);
    return found ?? null;
  }

  private decided(
    { control, messageKey, body: { tender } }: EdiInterchangeEntity,
    verdict: Verdict,
    text: string | null,
  ) {
    const isRetried = verdict === 'rejected' && tender !== undefined && messageKey === tender.id;
    return {
      acknowledgment: verdict,
      error: text,
      acknowledgedAt: this.clock.now(),
      // The tender can be sent again after the refusal, with a new interchange.
      ...(isRetried && { messageKey: `${tender.id}#${control}` }),
    };
  }
}

const notSent = (control: string): Applied => failed(`No interchange with the control number ${control} was sent.`);
