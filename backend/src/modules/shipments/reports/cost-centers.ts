import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../../../platform/database/database.js';
import { DecoratedMethods } from '../../../platform/discovery/decorated-methods.js';
import type { CodedShipment } from '../charges/invoices/persistence/invoices-to-code.sql.js';
import type { CostCenterPart } from './domain/report-day.js';

/** A shipment whose booked total is divided over cost centers. Amounts are in minor units. */
export interface ShipmentToDivide extends CodedShipment {
  total: number;
  lines: { code: string; amount: number }[];
  /** Its invoices that were approved. */
  approvedInvoiceIds: string[];
}

type DivideShipments = (
  tx: Transaction,
  companyId: string,
  shipments: readonly ShipmentToDivide[],
) => Promise<Map<string, CostCenterPart[]>>;

/** Marks the provider method `(tx, companyId, shipments)` that returns the cost centers of shipments by id, without those that no rule codes. */
export const DividesByCostCenter = DiscoveryService.createDecorator();

/** Lets accounting, which depends on this module, divide the cost of shipments. */
@Injectable()
export class CostCenters {
  constructor(private readonly methods: DecoratedMethods) {}

  async of(
    tx: Transaction,
    companyId: string,
    shipments: readonly ShipmentToDivide[],
  ): Promise<Map<string, CostCenterPart[]>> {
    const [method] = this.methods.find<DivideShipments, unknown>(DividesByCostCenter);
    return method === undefined ? new Map() : method.call(tx, companyId, shipments);
  }
}
