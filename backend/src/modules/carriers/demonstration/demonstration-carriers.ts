import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Clock } from '../../../platform/clock.js';
import { CompaniesService } from '../../companies/index.js';
import { LocationsService } from '../../locations/index.js';
import { laneMiles, type Place, type SheetRow } from '../../rating/index.js';
import { CarriersRepository } from '../persistence/carriers.repository.js';
import { RatingContextRepository } from '../persistence/rating-context.repository.js';
import { type CheckedTariff, TariffStore } from '../tariff-store.js';
import { checkTariff } from '../upload/check-tariff.js';
import { demonstrationFuelPrices } from './demonstration-fuel.js';
import { demonstrationTariffs } from './demonstration-tariffs.js';
import { HUBS } from './hubs.js';

/** In the demonstration, gives every new company six invented carriers with LTL, volume and truckload tariffs, and a year of fuel prices. */
@Injectable()
export class DemonstrationCarriers implements OnModuleInit {
  private readonly prepared = new Map<number, Promise<CheckedTariff[]>>();

  constructor(
    private readonly config: Config,
    private readonly companies: CompaniesService,
    private readonly locations: LocationsService,
    private readonly store: TariffStore,
    private readonly carriers: CarriersRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    if (this.config.demonstration) this.companies.onCreated((tx, companyId) => this.giveTo(tx, companyId));
  }

  private async giveTo(tx: Transaction, companyId: string): Promise<void> {
    const year = this.clock.now().getUTCFullYear();
    let tariffs = this.prepared.get(year);
    if (!tariffs) this.prepared.set(year, (tariffs = this.prepare(year)));
    for (const tariff of await tariffs) {
      const { carrier } = await this.store.store(tx, companyId, tariff);
      await this.carriers.setTenderEmail(
        tx,
        companyId,
        carrier.id,
        `tenders@${carrier.scac.toLowerCase()}.lading.test`,
      );
    }
    await this.ratingContexts.saveFuelPrices(tx, companyId, demonstrationFuelPrices());
    await this.ratingContexts.markChanged(tx, companyId);
  }

  /** Reads the tariffs like uploads, once for all companies. */
  private prepare(year: number): Promise<CheckedTariff[]> {
    const miles = (origin: string, destination: string): number =>
      laneMiles({ origin: this.hub(origin), destination: this.hub(destination) });
    return Promise.all(
      demonstrationTariffs(year, miles).map(async ({ terms, rates }) => {
        const tariff = await checkTariff({ terms, rates: () => Readable.from([rates]) });
        const rows: SheetRow[] = [];
        for await (const row of tariff.rates()) rows.push(row);
        return { terms: tariff.terms, rowCount: tariff.rowCount, rates: () => rows, createdBy: null, demo: true };
      }),
    );
  }

  private hub(name: string): Place {
    const area = HUBS[name] ?? '';
    const found = this.locations.find(area, name.startsWith('CA-') ? 'CA' : 'US');
    if (!found || found.latitude === null || found.longitude === null) throw new Error(`${name} has no hub.`);
    const { country, state, latitude, longitude } = found;
    return { country, area, state, latitude, longitude };
  }
}
