import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { LocationsService } from '../../locations/index.js';
import {
  ElectronicAnswers,
  EventIntake,
  type MessageSender,
  ReceiveBillsService,
  X12_STATUS_CODES,
} from '../../shipments/index.js';
import { type Acknowledgment, readAcknowledgment } from '../domain/x12/acknowledgment.js';
import type { ReadTransaction } from '../domain/x12/interchange.js';
import { readInvoice } from '../messages/read-invoice.js';
import { readResponse } from '../messages/read-response.js';
import { readStatus } from '../messages/read-status.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { refusalText } from './refusal-text.js';

/** What a transaction did. */
export interface Applied {
  outcome: string;
  /** It was read and could not be used. */
  failed: boolean;
}

const done = (outcome: string): Applied => ({ outcome, failed: false });
const failed = (outcome: string): Applied => ({ outcome, failed: true });

const ANSWERS = {
  stored: null,
  canceled: 'The shipment was canceled before.',
  closed: 'The tender was answered, withdrawn or replaced before.',
  unknown: 'No shipment that was tendered to this carrier by EDI has this number.',
} as const;

/** Applies received transactions to shipments. Repeating one changes nothing. */
@Injectable()
export class ApplyTransactions {
  constructor(
    private readonly answers: ElectronicAnswers,
    private readonly events: EventIntake,
    private readonly bills: ReceiveBillsService,
    private readonly interchanges: EdiInterchangesRepository,
    private readonly locations: LocationsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async apply(partner: EdiPartnerEntity, row: EdiInterchangeEntity, transaction: ReadTransaction): Promise<Applied> {
    const { companyId, carrierId, connectionId } = partner;
    const sender = { companyId, carrierId, connectionId };
    switch (transaction.set) {
      case '990':
        return this.response(sender, transaction);
      case '214':
        return this.status(sender, row, transaction);
      case '210':
        return this.invoice(sender, transaction);
      case '997':
        return this.acknowledged(partner, readAcknowledgment(transaction));
      default:
        return failed(`Lading does not receive ${transaction.set}.`);
    }
  }

  private async response(sender: MessageSender, { segments }: ReadTransaction): Promise<Applied> {
    const { shipment, decision, code, proNumber, reason } = readResponse(segments);
    if (decision === null) return failed(`Response ${code || '(none)'} is neither A nor D; it decides nothing.`);
    const accepted = decision === 'accepted';
    const outcome = await this.answers.answer(sender, {
      shipment,
      accepted,
      proNumber,
      reason: accepted ? null : (reason ?? 'Declined by EDI (990).'),
      text: 'Accepted by EDI (990).',
    });
    const refusal = ANSWERS[outcome];
    return refusal === null ? done(accepted ? 'Tender accepted.' : 'Tender declined.') : failed(refusal);
  }

  private async status(
    sender: MessageSender,
    { createdAt }: EdiInterchangeEntity,
    { segments }: ReadTransaction,
  ): Promise<Applied> {
    const { events, problems, proNumber, numbers } = readStatus(segments, {
      receivedAt: createdAt,
      isKnown: (code) => Object.hasOwn(X12_STATUS_CODES, code),
      zoneOf: (city, state) => this.zoneOf(city, state),
    });
    const { accepted, duplicates, refused } = await this.events.take({ ...sender, source: 'carrier' }, events);
    const known = await this.answers.known(sender, numbers);
    if (known !== null) await this.answers.givePro(sender, known, proNumber);
    const faults = [...problems.map(({ message }) => message), ...refused.map(({ message }) => message)];
    const counts = [
      accepted > 0 ? `${accepted} ${accepted === 1 ? 'event' : 'events'} recorded.` : '',
      duplicates > 0 ? `${duplicates} recorded before.` : '',
    ];
    const text = [...counts, ...new Set(faults)].filter((part) => part !== '').join(' ');
    return { outcome: text || 'No status in the message.', failed: faults.length > 0 };
  }

  private async invoice(sender: MessageSender, { segments }: ReadTransaction): Promise<Applied> {
    const { number, shipment, references, invoice } = readInvoice(segments);
    const known = await this.answers.known(sender, [shipment, ...references]);
    if (known === null) return failed('No shipment of this carrier has the numbers of the invoice.');
    const body = Buffer.from(JSON.stringify({ ...invoice, shipmentID: known }));
    try {
      const isNew = await this.bills.takeInvoice(sender, body);
      return done(isNew ? `Invoice ${number} recorded.` : `Invoice ${number} was recorded before.`);
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) return failed(error.message);
      throw error;
    }
  }

  /** The partner's 997 for an interchange of ours: groups have the control number of their interchange. */
  private async acknowledged(
    { companyId, id: partnerId }: EdiPartnerEntity,
    acknowledgment: Acknowledgment,
  ): Promise<Applied> {
    const { status, group } = acknowledgment;
    const control = Number(acknowledgment.control);
    const verdict = status === 'A' || status === 'E' ? 'accepted' : status === 'P' ? 'partial' : 'rejected';
    const text = verdict === 'accepted' ? null : refusalText(acknowledgment);
    const acknowledged = await this.database.transaction(async (tx) => {
      const [found] = Number.isSafeInteger(control)
        ? await this.interchanges.ofControl(tx, companyId, partnerId, 'out', control)
        : [];
      if (!found) return null;
      const { tender } = found.body;
      const isRetried = verdict === 'rejected' && tender !== undefined && found.messageKey === tender.id;
      await this.interchanges.change(tx, found, {
        acknowledgment: verdict,
        error: text,
        acknowledgedAt: this.clock.now(),
        // The tender can be sent again after the refusal, with a new interchange.
        ...(isRetried && { messageKey: `${tender.id}#${control}` }),
      });
      return found;
    });
    if (acknowledged === null)
      return failed(`No interchange with the control number ${acknowledgment.control} was sent.`);
    const { tender } = acknowledged.body;
    if (tender?.purpose === 'create' && verdict === 'rejected') await this.answers.refused(companyId, tender.id, text!);
    if (tender?.purpose === 'create' && verdict === 'accepted' && group === 'BL')
      await this.answers.received(companyId, tender.id, 'The carrier received the bill of lading (997).');
    return done(`Interchange ${control}: ${verdict}.`);
  }

  /** The IANA zone of a city; null if it is unknown. */
  private zoneOf(city: string, state: string): string | null {
    const [found] = this.locations.search(`${city}, ${state}`, 1);
    const isSame = found?.state === state.toUpperCase() && found.city.toLowerCase() === city.toLowerCase();
    return isSame ? found.timeZone : null;
  }
}
