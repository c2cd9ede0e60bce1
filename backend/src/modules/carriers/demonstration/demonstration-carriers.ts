import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { OnLeavingDemonstration } from '../../../platform/demonstration/demonstration-mode.js';
import { OnCompanyCreated } from '../../companies/index.js';
import { CarriersRepository } from '../persistence/carriers.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { CarrierProfilesRepository } from '../profile/persistence/carrier-profiles.repository.js';
import { TariffStore } from '../tariff-store.js';
import { demonstrationFuelPrices } from './demonstration-fuel.js';
import { DemonstrationSheets } from './demonstration-sheets.js';

/** In demonstration mode, gives every new company six fictional carriers with LTL, volume and truckload tariffs, and a year of fuel prices. */
@Injectable()
export class DemonstrationCarriers {
  constructor(
    private readonly config: Config,
    private readonly sheets: DemonstrationSheets,
    private readonly store: TariffStore,
    private readonly profiles: CarrierProfilesRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly carriers: CarriersRepository,
  ) {}

  @OnCompanyCreated()
  async giveTo(tx: Transaction, companyId: string): Promise<void> {
    if (!this.config.demonstration) return;
    for (const tariff of this.sheets.ofThisYear()) {
      const { carrier } = await this.store.store(tx, companyId, tariff);
      const email = `tenders@${carrier.scac.toLowerCase()}.lading.test`;
      await this.profiles.replaceContacts(tx, companyId, carrier.id, [
        { purpose: 'tender', name: null, email, phone: null, extension: null },
      ]);
    }
    await this.ratingContexts.saveFuelPrices(tx, companyId, demonstrationFuelPrices());
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
}
