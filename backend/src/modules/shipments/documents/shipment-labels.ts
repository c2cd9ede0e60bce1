import { Injectable } from '@nestjs/common';
import type { LabelContent, LabelParty, LabelUnit } from '../../documents/index.js';
import { placeLines, type Stop } from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { stopOf } from './shipment-bol.js';
import { Database } from '../../../platform/database/database.js';
import { TooManyLabels } from './shipment-documents.errors.js';
import { BolRevisionsRepository } from './persistence/bol-revisions.sql.js';
import { HandlingUnitLabelsRepository } from './persistence/handling-unit-labels.sql.js';

/** Fields of a shipment that its labels print. */
export type LabelShipment = Pick<
  ShipmentRow,
  'bolNumber' | 'proNumber' | 'carrierName' | 'scac' | 'body' | 'createdAt'
>;

/** Content of the labels of a shipment's handling units. */
export function labelContentOf(
  { bolNumber, proNumber, carrierName, scac, body, createdAt }: LabelShipment,
  units: LabelUnit[],
): LabelContent {
  return {
    bolNumber,
    proNumber,
    carrier: { name: carrierName, scac },
    shipFrom: party(stopOf(body.stops, 'origin')),
    shipTo: party(stopOf(body.stops, 'destination')),
    purchaseOrders: body.references.filter(({ type }) => type === 'PO').map(({ value }) => value),
    units,
    issuedAt: createdAt.toISOString(),
  };
}

function party(stop: Stop): LabelParty {
  const [name = '', ...address] = addressLines(stop);
  return { name, address };
}

/** Name, street, and city with state, postal code and country. */
export function addressLines(stop: Stop): string[] {
  return [stop.name ?? '', ...placeLines(stop)];
}

/** Maximum labels per file. */
export const LABELS_MAX = 1_000;

/** Handling units of a shipment with their serial shipping container codes (SSCC). */
@Injectable()
export class LabelUnits {
  constructor(
    private readonly database: Database,
    private readonly revisions: BolRevisionsRepository,
    private readonly labels: HandlingUnitLabelsRepository,
  ) {}

  /** @throws TooManyLabels */
  of({ companyId, id, handlingUnitCount }: ShipmentRow): Promise<LabelUnit[]> {
    if (handlingUnitCount > LABELS_MAX) throw new TooManyLabels(LABELS_MAX);
    return this.database.transaction(async (tx) => {
      await this.revisions.lockShipment(tx, companyId, id);
      return this.labels.units(tx, companyId, id, handlingUnitCount);
    });
  }
}
