import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ClaimsService } from '../claims/claims.service.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** Minor units. */
const GOODS = 64_000;
const FREIGHT = 5_200;
const OFFER = 45_000;

/** Creates the claim of a damaged demonstration shipment, so that the list of claims has something to show. */
@Injectable()
export class DemonstrationClaims {
  constructor(private readonly claims: ClaimsService) {}

  /** Adds a claim filed on the day of delivery, to which the carrier answered with an offer. */
  async add(owner: Actor, { id: shipmentId, body }: ShipmentRow, deliveredOn: LocalDate): Promise<void> {
    const description = body.handlingUnits[0]?.commodities[0]?.description ?? 'Freight';
    const id = await this.claims.draft(owner, shipmentId, {
      kind: 'damage',
      items: [{ description, pieces: 2, weight: 140 }],
      goodsAmount: GOODS,
      freightAmount: FREIGHT,
      otherAmount: 0,
      description: 'Two cartons were crushed on one side. The driver noted the damage on the delivery receipt.',
      documentIds: [],
      reference: 'RMA-2041',
    });
    await this.claims.step(owner, id, 1, { kind: 'file', on: deliveredOn });
    await this.claims.step(owner, id, 2, { kind: 'acknowledge', carrierReference: 'CL-88213' });
    await this.claims.step(owner, id, 3, { kind: 'offer', amount: OFFER, note: 'Salvage value deducted.' });
  }
}
