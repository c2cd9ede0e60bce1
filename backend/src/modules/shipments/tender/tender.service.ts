import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { CarrierTenders } from '../../carriers/index.js';
import { OffersRepository } from '../../offers/index.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { ResendTenderService } from './resend-tender.service.js';
import { RetenderService } from './retender.service.js';
import type { ShipmentTenderDto, TenderShipmentDto } from './tender.dto.js';
import { presentTenders } from './tender.presenter.js';

/** Reads tenders and tenders shipments again, for members. */
@Injectable()
export class TenderService {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly offers: OffersRepository,
    private readonly carriers: CarrierTenders,
    private readonly retendering: RetenderService,
    private readonly resending: ResendTenderService,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async tendersOf(actor: Actor, shipmentId: string): Promise<ShipmentTenderDto> {
    const { companyId } = actor;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    const [tenders, offers, connectors] = await Promise.all([
      this.tenders.list(companyId, shipmentId),
      this.offers.newest(companyId, shipment.quoteId),
      this.carriers.kinds(companyId),
    ]);
    return presentTenders(actor, shipment, { tenders, offers, connectors }, this.clock.now());
  }

  /** Sends the newest tender again, as `ResendTenderService.resend` does. */
  async resend(actor: Actor, shipmentId: string): Promise<ShipmentTenderDto> {
    await this.resending.resend(actor, shipmentId);
    return this.tendersOf(actor, shipmentId);
  }

  /** Tenders the shipment to another offer, as `RetenderService.retender` does. */
  async tender(actor: Actor, shipmentId: string, key: string, request: TenderShipmentDto): Promise<ShipmentTenderDto> {
    await this.retendering.retender(actor, shipmentId, key, request);
    return this.tendersOf(actor, shipmentId);
  }
}
