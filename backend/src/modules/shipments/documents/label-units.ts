import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { LabelUnit } from '../../documents/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { TooManyLabels } from './shipment-documents.errors.js';
import { BolRevisionsRepository } from './persistence/bol-revisions.sql.js';
import { HandlingUnitLabelsRepository } from './persistence/handling-unit-labels.sql.js';

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
