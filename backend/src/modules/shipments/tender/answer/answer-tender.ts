import { Injectable } from '@nestjs/common';
import { hasCheckCharacter, isProNumber, normalisePro } from '../../../../kernel/identifiers/pro-number.js';
import { parsePhoneNumber } from '../../../../kernel/text/phone-number.js';
import { moneyMessage, msg } from '../../../../messages/message.js';
import { readerLocale } from '../../../../platform/request-context.js';
import { Clock } from '../../../../platform/clock.js';
import { hashToken } from '../../../../platform/secrets/secret-token.js';
import { addressBlock, Throttle } from '../../../../platform/throttle/throttle.js';
import { ProNumbers, tenderFacts } from '../../../carriers/index.js';
import { ShipmentChangesRepository } from '../../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../../persistence/shipments.sql.js';
import type { TenderEntity } from '../persistence/tender.entity.js';
import { TenderLinksRepository } from '../persistence/tender-links.sql.js';
import { TendersRepository } from '../persistence/tenders.repository.js';
import { isAnswerable } from '../tender-state.js';
import { tenderedShipment } from '../tendered-shipment.js';
import { pickupInstants } from './prepare-tender-mail.js';
import { type CheckedAnswer, StoreAnswer } from './store-answer.js';
import {
  type AnswerErrors,
  answeredPage,
  canceledShipmentPage,
  closedTenderPage,
  type OpenTender,
  openTenderPage,
  type TenderAnswer,
} from './tender-answer-page.js';

/** Per address per minute. */
const ADDRESS_LIMIT = { name: 'tender-answer-address', points: 60, seconds: 60 };

/** A page with its status code. */
export interface AnswerPage {
  status: 200 | 404 | 410 | 422;
  html: string;
}

const closed = (status: 404 | 410 = 410): AnswerPage => ({ status, html: closedTenderPage() });

interface Opened {
  shipment: ShipmentRow;
  tender: TenderEntity;
}

/** Shows an emailed tender to its carrier and stores the answer. The link's token authorizes both; only one answer counts. */
@Injectable()
export class AnswerTender {
  constructor(
    private readonly links: TenderLinksRepository,
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly proNumbers: ProNumbers,
    private readonly stored: StoreAnswer,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttempts */
  async show(token: string, address: string): Promise<AnswerPage> {
    const opened = await this.open(token, address);
    if ('html' in opened) return opened;
    const tender = await this.present(opened);
    return { status: 200, html: openTenderPage(tender, { proNumber: tender.proNumber ?? '' }) };
  }

  /** @throws TooManyAttempts */
  async answer(token: string, entered: TenderAnswer, address: string): Promise<AnswerPage> {
    const opened = await this.open(token, address);
    if ('html' in opened) return opened;
    const errors = await this.errorsOf(opened, entered);
    if (Object.keys(errors).length > 0)
      return { status: 422, html: openTenderPage(await this.present(opened), entered, errors) };
    const { shipment, tender } = opened;
    const checked = checkedAnswer(entered);
    const counted = await this.stored.store(tender, { ...checked, text: acceptanceText(checked) });
    if (counted === 'canceled') return canceled(shipment);
    if (counted === 'closed') return closed();
    return { status: 200, html: answeredPage(shipment.number, checked.accepted) };
  }

  /** The tender of a token, or the page that says why it cannot be answered: 404 for an unknown token, otherwise 410. */
  private async open(token: string, address: string): Promise<Opened | AnswerPage> {
    await this.throttle.take([{ ...ADDRESS_LIMIT, key: addressBlock(address) }]);
    const link = await this.links.findByToken(hashToken(token));
    if (link === null) return closed(404);
    const { companyId, tenderId } = link;
    const tender = await this.tenders.find(companyId, tenderId);
    if (tender === null) return closed();
    const [shipment, newest] = await Promise.all([
      this.shipments.find(companyId, tender.shipmentId),
      this.tenders.newest(companyId, tender.shipmentId),
    ]);
    if (shipment === null || newest?.id !== tender.id) return closed();
    if (shipment.status === 'cancelled') return canceled(shipment);
    const open = isAnswerable(tender.state) && pickupInstants(shipment).closesAt > this.clock.now();
    return open ? { shipment, tender } : closed();
  }

  private async present({ shipment, tender }: Opened): Promise<OpenTender> {
    const { companyId, createdBy, total, currency } = shipment;
    const [settings, { companyName }] = await Promise.all([
      this.links.settings(companyId),
      this.links.senders(companyId, createdBy),
    ]);
    const rate = settings.showRate ? moneyMessage({ amount: total, currency }) : msg`per agreement`;
    const tendered = { ...tenderedShipment(shipment, null), proNumber: tender.proNumber };
    return {
      companyName,
      number: shipment.number,
      facts: [...tenderFacts(tendered, readerLocale()), [msg`Rate`, rate]],
      proNumber: tender.proNumber,
    };
  }

  private async errorsOf({ tender }: Opened, entered: TenderAnswer): Promise<AnswerErrors> {
    if (entered.answer === 'decline')
      return entered.reason.trim() === '' ? { reason: msg`Enter why you decline the tender.` } : {};
    const errors: AnswerErrors = {};
    const pro = normalisePro(entered.proNumber);
    const rule = await this.proNumbers.checkRule(tender.companyId, tender.carrierId);
    if (pro !== '' && !isProNumber(pro)) errors.proNumber = msg`A PRO number has 7 to 15 letters and digits.`;
    else if (pro !== '' && !hasCheckCharacter(rule, pro))
      errors.proNumber = msg`The check digit does not match. Compare the number with your label.`;
    if (entered.driverPhone.trim() !== '' && parsePhoneNumber(entered.driverPhone) === null)
      errors.driverPhone = msg`Enter a phone number like +1 312 555 0100.`;
    return errors;
  }
}

function canceled({ number }: ShipmentRow): AnswerPage {
  return { status: 410, html: canceledShipmentPage(number) };
}

function checkedAnswer({
  answer,
  proNumber,
  driverName,
  driverPhone,
  reason,
}: TenderAnswer): Omit<CheckedAnswer, 'text'> {
  const accepted = answer === 'accept';
  return {
    accepted,
    proNumber: accepted ? normalisePro(proNumber) || null : null,
    driverName: accepted ? oneLine(driverName).slice(0, 100) || null : null,
    driverPhone: accepted ? (parsePhoneNumber(driverPhone)?.number ?? null) : null,
    reason: accepted ? null : oneLine(reason).slice(0, 300),
  };
}

function acceptanceText({ driverName, driverPhone }: Omit<CheckedAnswer, 'text'>): string {
  const driver = [driverName, driverPhone].filter((part) => part !== null).join(', ');
  return driver === '' ? 'Accepted with the link in the tender email.' : `Accepted by link. Driver: ${driver}.`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
