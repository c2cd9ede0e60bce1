import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { LocationsService } from '../../locations/index.js';
import {
  ElectronicAnswers,
  EventIntake,
  type MessageSender,
  ReceiveBillsService,
  X12_STATUS_CODES,
} from '../../shipments/index.js';
import { readAcknowledgment } from '../domain/x12/acknowledgment.js';
import type { ReadTransaction } from '../domain/x12/interchange.js';
import { readInvoice } from '../messages/read-invoice.js';
import { readResponse } from '../messages/read-response.js';
import { readStatus } from '../messages/read-status.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { type Applied, done, failed } from './applied.js';
import { ApplyAcknowledgments } from './apply-acknowledgments.js';

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
    private readonly acknowledgments: ApplyAcknowledgments,
    private readonly locations: LocationsService,
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
        return this.acknowledgments.apply(partner, readAcknowledgment(transaction));
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
      reason: accepted ? null : (reason ?? english(msg`Declined by EDI (990).`)),
      text: english(msg`Accepted by EDI (990).`),
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

  /** The IANA zone of a city; null if it is unknown. */
  private zoneOf(city: string, state: string): string | null {
    const [found] = this.locations.search(`${city}, ${state}`, 1);
    const isSame = found?.state === state.toUpperCase() && found.city.toLowerCase() === city.toLowerCase();
    return isSame ? found.timeZone : null;
  }
}
