import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { LocationsService } from '../../locations/index.js';
import { laneMiles, parseTariffTerms, type Place } from '../../rating/index.js';
import type { CheckedTariff } from '../tariff-store.js';
import { demonstrationTariffs } from './demonstration-tariffs.js';
import { HUBS } from './hubs.js';

/** The demonstration carriers' tariffs. `demonstration-tariffs.spec.ts` uploads them. */
@Injectable()
export class DemonstrationSheets {
  private readonly byYear = new Map<number, CheckedTariff[]>();

  constructor(
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  /** Created once for all companies. */
  ofThisYear(): readonly CheckedTariff[] {
    const year = this.clock.now().getUTCFullYear();
    let tariffs = this.byYear.get(year);
    if (!tariffs) this.byYear.set(year, (tariffs = this.prepare(year)));
    return tariffs;
  }

  private prepare(year: number): CheckedTariff[] {
    const miles = (origin: string, destination: string): number =>
      laneMiles({ origin: this.hub(origin), destination: this.hub(destination) });
    return demonstrationTariffs(year, miles).map((tariff) => {
      const { terms, errors } = parseTariffTerms(tariff.terms);
      if (!terms) throw new Error(`Terms of a demonstration tariff: ${errors[0]?.message}`);
      return { terms, rowCount: tariff.rates.length, rates: () => tariff.rates, createdBy: null, demo: true };
    });
  }

  private hub(name: string): Place {
    const area = HUBS[name] ?? '';
    const found = this.locations.find(area, name.startsWith('CA-') ? 'CA' : 'US');
    if (!found || found.latitude === null || found.longitude === null) throw new Error(`${name} has no hub.`);
    const { country, state, latitude, longitude } = found;
    return { country, area, state, latitude, longitude };
  }
}
