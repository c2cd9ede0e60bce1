import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { endOf, type TenderedShipment } from '../../carriers/index.js';
import { DemonstrationCompany } from '../../identity/index.js';
import { DemonstrationShipments } from '../../shipments/index.js';
import { USUAL_ELEMENTS } from '../domain/element-choices.js';
import { ProcessInterchanges } from '../mailbox/process-interchanges.js';
import { type InterchangeDue, TakeInterchanges } from '../mailbox/take-interchanges.js';
import { WriteInterchanges } from '../mailbox/write-interchanges.js';
import { writeBillOfLading } from '../messages/write-bill-of-lading.js';
import { EdiPartnersService } from '../partners/edi-partners.service.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import {
  acknowledgmentLines,
  type DemonstrationSet,
  partnerInterchange,
  statusLines,
} from './demonstration-messages.js';

const OURS = 'DEMOMFG';
const HOUR_MS = 3_600_000;

/** What was exchanged: hours ago, and how. */
type Exchange = (hours: number) => Promise<void>;

/**
 * Makes the carrier with the most demonstration shipments on their way an EDI partner, with a mailbox of the last days: bills of lading that it
 * accepted and rejected, statuses, and faulty files. It takes no tenders by EDI, because nobody would answer them; these go by email as before.
 */
@Injectable()
export class DemonstrationEdi {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly shipments: DemonstrationShipments,
    private readonly service: EdiPartnersService,
    private readonly partners: EdiPartnersRepository,
    private readonly interchanges: EdiInterchangesRepository,
    private readonly taking: TakeInterchanges,
    private readonly processing: ProcessInterchanges,
    private readonly written: WriteInterchanges,
    private readonly clock: Clock,
  ) {}

  /** No effect if the company has EDI partners, or no shipments on their way. */
  @DemonstrationStep({ name: 'demonstration EDI partner' })
  async create(): Promise<void> {
    const owner = await this.company.owner();
    if ((await this.partners.list(owner.companyId)).length > 0) return;
    const onTheirWay = await this.shipments.onTheirWay(owner.companyId);
    if (onTheirWay === null) return;
    const partner = await this.addPartner(owner, onTheirWay.carrierId);
    for (const [hours, exchange] of this.exchanges(partner, onTheirWay.shipments)) {
      const since = this.clock.now();
      await exchange(hours);
      await this.interchanges.moveBack(owner.companyId, partner.id, since, hours);
    }
  }

  private async addPartner(owner: Actor, carrierId: string): Promise<EdiPartnerEntity> {
    const { id } = await this.service.add(owner, {
      carrierId,
      enabled: true,
      test: false,
      ourQualifier: 'ZZ',
      ourId: OURS,
      ourGroupId: OURS,
      partnerQualifier: '02',
      partnerId: 'DEMOEDI',
      partnerGroupId: 'DEMOEDI',
      loadTenders: false,
      billsOfLading: false,
      customerNumber: '100203',
    });
    const partner = await this.partners.find(owner.companyId, id);
    if (partner === null) throw new Error('The demonstration has no EDI partner.');
    return partner;
  }

  /** Exchanges by their age in hours, oldest first. */
  private exchanges(
    partner: EdiPartnerEntity,
    shipments: readonly { shipment: TenderedShipment; lastEventAt: Date }[],
  ): [number, Exchange][] {
    const numbered = shipments.map((one, index) => ({ ...one, control: index + 1 }));
    const [first, second = first, third = second] = numbered;
    if (first === undefined || second === undefined || third === undefined) return [];
    const receive = (set: DemonstrationSet, control: number, ...transactions: readonly string[][]): Exchange => {
      return async (hours) => {
        const at = new Date(this.clock.now().getTime() - hours * HOUR_MS);
        await this.receive(partner, partnerInterchange(idsOf(partner), { control, at, set }, transactions));
      };
    };
    const status = ({ shipment, lastEventAt }: typeof first) => this.statusOf(partner, shipment, lastEventAt);
    const wrongDay = status(third).map((line) => line.replace(/\*\d{8}(?=\*\d{4}\*UT$)/, '*20260230'));
    return [
      [98, () => this.send(partner, first.shipment, 'demonstration-1')],
      [97, receive('997', 401, acknowledgmentLines(1, true))],
      [75, () => this.send(partner, second.shipment, 'demonstration-2')],
      [74, receive('997', 402, acknowledgmentLines(2, false))],
      [52, receive('990', 403, [`B1*${partner.scac}*X-104477*20261101*A`])],
      [
        30,
        receive('210', 404, [
          'B3**884120*X-104477*PP**20261101*41250**20261031*035*DEMO',
          'LX*1',
          'L1*1***41250****400',
        ]),
      ],
      [27, (hours) => this.receive(partner, this.cutShort(partner, hours, status(second)))],
      [6, receive('214', 406, status(second), wrongDay)],
      [2, receive('214', 407, status(first))],
      [1, () => this.send(partner, third.shipment, 'demonstration-3', { waits: true })],
    ];
  }

  private async send(
    partner: EdiPartnerEntity,
    shipment: TenderedShipment,
    messageKey: string,
    { waits = false } = {},
  ): Promise<void> {
    const { companyId, scac, customerNumber } = partner;
    const message = { scac, purpose: 'create', customerNumber, elements: USUAL_ELEMENTS } as const;
    const { id } = await this.written.post(partner, {
      transactions: [writeBillOfLading(shipment, message)],
      messageKey,
    });
    if (!waits) await this.interchanges.noteSent(companyId, id, this.clock.now());
  }

  /** Stores and processes a file of the partner; what answers it is sent. */
  private async receive({ companyId, id: partnerId }: EdiPartnerEntity, text: string): Promise<void> {
    const { taken } = await this.taking.take(companyId, Buffer.from(text, 'latin1'), () => Promise.resolve());
    for (const { row } of taken)
      await this.processing.deliver({
        id: row.id,
        companyId,
        payload: { interchangeId: row.id } satisfies InterchangeDue,
        lastAttempt: true,
      });
    for (const id of await this.interchanges.waiting(companyId, partnerId, 10))
      await this.interchanges.noteSent(companyId, id, this.clock.now());
  }

  /** An interchange whose count of groups is wrong, so that it is rejected as a whole. */
  private cutShort(partner: EdiPartnerEntity, hours: number, lines: string[]): string {
    const at = new Date(this.clock.now().getTime() - hours * HOUR_MS);
    return partnerInterchange(idsOf(partner), { control: 405, at, set: '214' }, [lines]).replace('IEA*1*', 'IEA*2*');
  }

  /** An hour after the last event, or now. */
  private statusOf({ scac }: EdiPartnerEntity, shipment: TenderedShipment, lastEventAt: Date): string[] {
    const at = new Date(Math.min(lastEventAt.getTime() + HOUR_MS, this.clock.now().getTime()));
    const { number, bolNumber } = shipment;
    const { city, state } = endOf(shipment, 'origin');
    return statusLines(scac, { number, bolNumber, city: city ?? '', state: state ?? '' }, 'X6', at);
  }
}

const idsOf = ({ partnerId, ourId }: EdiPartnerEntity) => ({ partner: partnerId, ours: ourId });
