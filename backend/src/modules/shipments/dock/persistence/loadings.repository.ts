import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { ShipmentLoadingEntity } from './shipment-loading.entity.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';
import { LOADING_BODY } from './stored-loading.js';

/** A shipment that is being loaded. */
export interface LoadedShipment {
  status: ShipmentStatus;
  createdAt: Date;
  /** IANA time zone of the origin. */
  timeZone: string;
  /** Handling units of each line. */
  counts: number[];
}

/** Entries of the dock. */
@Injectable()
export class LoadingsRepository {
  /** Locks the shipment, so that its entries and its cancellation wait for each other; null if it does not exist. */
  async lockShipment(tx: Transaction, companyId: string, id: string): Promise<LoadedShipment | null> {
    const shipment = await tx.findOne(ShipmentEntity, {
      select: { companyId: true, id: true, status: true, createdAt: true, body: true },
      where: { companyId, id },
      lock: { mode: 'pessimistic_write' },
    });
    if (shipment === null) return null;
    const { timeZones, handlingUnits } = SHIPMENT_BODY.read(shipment.body);
    const counts = handlingUnits.map(({ count }) => count);
    return { status: shipment.status, createdAt: shipment.createdAt, timeZone: timeZones[0] ?? 'UTC', counts };
  }

  findByKey(tx: Transaction, companyId: string, entryKey: string): Promise<ShipmentLoadingEntity | null> {
    return tx.findOne(ShipmentLoadingEntity, { where: { companyId, entryKey } });
  }

  count(tx: Transaction, companyId: string, shipmentId: string): Promise<number> {
    return tx.count(ShipmentLoadingEntity, { where: { companyId, shipmentId } });
  }

  async insert(tx: Transaction, loading: ShipmentLoadingEntity): Promise<void> {
    await tx.insert(ShipmentLoadingEntity, { ...loading, body: LOADING_BODY.write(loading.body) });
  }
}
