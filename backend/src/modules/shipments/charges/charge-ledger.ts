import { Injectable } from '@nestjs/common';
import type { ChargeLedgerDto } from './charges.dto.js';
import { presentCharges, presentEntries } from './charges.presenter.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { InvoicesRepository } from './invoices/persistence/invoices.sql.js';
import { ChargesQueries } from './persistence/charges.sql.js';
import { CarrierBillsRepository } from './received/persistence/carrier-bills.repository.js';
import { RerateShipment } from './rerating/rerate-shipment.js';

/** Composes the charge ledger of a shipment. */
@Injectable()
export class ChargeLedger {
  constructor(
    private readonly charges: ChargesQueries,
    private readonly bills: CarrierBillsRepository,
    private readonly invoices: InvoicesService,
    private readonly ledger: InvoicesRepository,
    private readonly reratings: RerateShipment,
  ) {}

  /** @throws NotFound */
  async read(companyId: string, shipmentId: string): Promise<ChargeLedgerDto> {
    const charges = await this.charges.ofShipment(companyId, shipmentId);
    const [received, entries, invoices, rerating] = await Promise.all([
      this.bills.ofShipment(companyId, shipmentId),
      this.ledger.entriesOfShipment(companyId, shipmentId),
      this.invoices.ofShipment(companyId, shipmentId),
      this.reratings.rerate(companyId, shipmentId),
    ]);
    return { ...presentCharges(charges, received), ...presentEntries(entries, invoices), rerating };
  }
}
