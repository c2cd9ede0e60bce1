import { Injectable } from '@nestjs/common';
import type { Money } from '../../../kernel/money/money.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { type FilingDates, filingDates } from './domain/claim-deadlines.js';
import { ClaimShipments } from './persistence/claim-shipments.sql.js';

/** What a claim for a shipment depends on. */
export interface ClaimTerms extends FilingDates {
  /** Whether the carrier has or had the freight. */
  possible: boolean;
  deliveredOn: LocalDate | null;
  /** The carrier's maximum liability; null if it gives none. */
  liability: Money | null;
}

const ENDED_WITHOUT_DELIVERY: readonly ShipmentRow['status'][] = ['refused', 'returned', 'lost'];

/** Reads the last dates for claims, and the liability, from shipments. */
@Injectable()
export class ClaimTermsReader {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly freight: ClaimShipments,
  ) {}

  /** @throws NotFound */
  async of(companyId: string, shipmentId: string): Promise<{ shipment: ShipmentRow; terms: ClaimTerms }> {
    const [shipment, freight] = await Promise.all([
      this.shipments.find(companyId, shipmentId),
      this.freight.find(companyId, shipmentId),
    ]);
    if (shipment === null || freight === null) throw new NotFound();
    const { timeZones, liability } = shipment.body;
    const { pickedUpAt, deliveredAt, expectedOn } = freight;
    const deliveredOn = deliveredAt === null ? null : localMoment(deliveredAt, timeZones.at(-1) ?? 'UTC').on;
    const possible = pickedUpAt !== null || deliveredAt !== null || ENDED_WITHOUT_DELIVERY.includes(shipment.status);
    const terms = { possible, deliveredOn, liability: liability ?? null, ...filingDates({ deliveredOn, expectedOn }) };
    return { shipment, terms };
  }
}
