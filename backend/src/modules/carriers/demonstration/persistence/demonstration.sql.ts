import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';

/** Tables with rows of a tariff version, then of a connection, then of an EDI partner, then of a carrier. */
const OF_TARIFFS = ['tariff_rate', 'truckload_rate'];
const OF_CONNECTIONS = ['carrier_subscription'];
const OF_PARTNERS = ['edi_sftp', 'edi_interchange'];
const OF_CARRIERS = ['tariff', 'edi_partner', 'carrier_connection', 'carrier_contact', 'carrier_terminal', 'pro_block'];

/** Adds and deletes demonstration data of one company. */
@Injectable()
export class DemonstrationRepository {
  /** Adds weekly prices where the company has none. */
  async addFuelPrices(
    tx: Transaction,
    companyId: string,
    prices: readonly { index: string; effectiveOn: string; price: string }[],
  ): Promise<void> {
    await tx.query('INSERT IGNORE INTO fuel_price (company_id, index_code, effective_on, price, demo) VALUES ?', [
      prices.map(({ index, effectiveOn, price }) => [companyId, index, effectiveOn, price, true]),
    ]);
  }

  async deleteCarriers(tx: Transaction, companyId: string): Promise<void> {
    const ofDemo = (table: string, parent: string, key: string) =>
      tx.query(
        `DELETE x FROM ${table} x JOIN ${parent} p ON p.company_id = x.company_id AND p.id = x.${key}
           JOIN carrier c ON c.company_id = p.company_id AND c.id = p.carrier_id WHERE x.company_id = ? AND c.demo`,
        [companyId],
      );
    for (const table of OF_TARIFFS) await ofDemo(table, 'tariff', 'tariff_id');
    for (const table of OF_CONNECTIONS) await ofDemo(table, 'carrier_connection', 'connection_id');
    for (const table of OF_PARTNERS) await ofDemo(table, 'edi_partner', 'partner_id');
    for (const table of OF_CARRIERS)
      await tx.query(
        `DELETE x FROM ${table} x JOIN carrier c ON c.company_id = x.company_id AND c.id = x.carrier_id
          WHERE x.company_id = ? AND c.demo`,
        [companyId],
      );
    await tx.query('DELETE FROM carrier WHERE company_id = ? AND demo', [companyId]);
  }

  /** Prices that the company entered stay. */
  async deleteFuelPrices(tx: Transaction, companyId: string): Promise<void> {
    await tx.query('DELETE FROM fuel_price WHERE company_id = ? AND demo', [companyId]);
  }

  async deleteReclassEvents(tx: Transaction, companyId: string, shipmentNumbers: readonly string[]): Promise<void> {
    if (shipmentNumbers.length === 0) return;
    await tx.query('DELETE FROM reclass_event WHERE company_id = ? AND shipment_number IN (?)', [
      companyId,
      shipmentNumbers,
    ]);
  }
}
