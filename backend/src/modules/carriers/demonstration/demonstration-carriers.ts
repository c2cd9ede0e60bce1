import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { OnLeavingDemonstration } from '../../../platform/demonstration/demonstration-mode.js';
import { lockCompany, OnCompanyCreated } from '../../companies/index.js';
import { CarriersRepository } from '../persistence/carriers.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { CarrierProfilesRepository } from '../profile/persistence/carrier-profiles.repository.js';
import { TariffStore } from '../tariff-store.js';
import { DemonstrationConnections } from './demonstration-connections.js';
import { demonstrationFuelPrices } from './demonstration-fuel.js';
import { DemonstrationSheets } from './demonstration-sheets.js';
import { DemonstrationRepository } from './persistence/demonstration.sql.js';

/**
 * Six fictional carriers with LTL, volume and truckload tariffs and a year of fuel prices, and in demonstration mode three carriers with an
 * API. Companies add and remove them; the demonstration company has them from the start.
 */
@Injectable()
export class DemonstrationCarriers {
  constructor(
    private readonly sheets: DemonstrationSheets,
    private readonly store: TariffStore,
    private readonly profiles: CarrierProfilesRepository,
    private readonly connections: DemonstrationConnections,
    private readonly carriers: CarriersRepository,
    private readonly stored: DemonstrationRepository,
    private readonly ratingContexts: RatingContextRepository,
  ) {}

  @OnCompanyCreated()
  async giveTo(tx: Transaction, companyId: string, { demo }: { demo: boolean }): Promise<void> {
    if (demo) await this.add(tx, companyId);
  }

  /** Adds the carriers to a company. Returns false if the company has them. */
  async add(tx: Transaction, companyId: string): Promise<boolean> {
    await lockCompany(tx, companyId);
    if ((await this.carriers.countDemo(tx, companyId)) > 0) return false;
    for (const tariff of this.sheets.ofThisYear()) {
      const { carrier } = await this.store.store(tx, companyId, tariff);
      const email = `tenders@${carrier.scac.toLowerCase()}.lading.test`;
      await this.profiles.replaceContacts(tx, companyId, carrier.id, [
        { purpose: 'tender', name: null, email, phone: null, extension: null },
      ]);
    }
    await this.connections.connect(tx, companyId);
    await this.stored.addFuelPrices(tx, companyId, demonstrationFuelPrices());
    await this.ratingContexts.markChanged(tx, companyId);
    return true;
  }

  /** Companies with demonstration carriers. */
  companies(): Promise<string[]> {
    return this.carriers.companiesWithDemoCarriers();
  }

  /** Number of demonstration carriers of a company. */
  count(tx: Transaction, companyId: string): Promise<number> {
    return this.carriers.countDemo(tx, companyId);
  }

  /** Takes the carriers out of rating, so that no new quote has their prices. */
  async retire(tx: Transaction, companyId: string): Promise<void> {
    await lockCompany(tx, companyId);
    await this.carriers.disconnectDemo(tx, companyId);
    await this.ratingContexts.markChanged(tx, companyId);
  }

  /** Deletes the carriers with their connections, tariffs and PRO numbers, and the demonstration fuel prices. Nothing may refer to the connections. */
  async remove(tx: Transaction, companyId: string): Promise<void> {
    await this.stored.deleteCarriers(tx, companyId);
    await this.stored.deleteFuelPrices(tx, companyId);
    await this.ratingContexts.markChanged(tx, companyId);
  }

  /** Companies keep the fictional carriers of earlier quotes and shipments, and get no new offers from them. */
  @OnLeavingDemonstration()
  async disconnect(tx: Transaction): Promise<string> {
    const companyIds = await this.carriers.companiesWithDemoCarriers();
    for (const companyId of companyIds) {
      await this.carriers.disconnectDemo(tx, companyId);
      await this.ratingContexts.markChanged(tx, companyId);
    }
    return `Disabled the connections to fictional carriers of ${companyIds.length} companies.`;
  }

  /** Deletes what the carriers reported of the freight of these shipments. */
  forgetFreight(tx: Transaction, companyId: string, shipmentNumbers: readonly string[]): Promise<void> {
    return this.stored.deleteReclassEvents(tx, companyId, shipmentNumbers);
  }
}
