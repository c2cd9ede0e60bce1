import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { LocationsService } from '../../locations/index.js';
import { laneMiles, type Place, type SheetRow } from '../../rating/index.js';
import type { CheckedTariff } from '../tariff-store.js';
import { checkTariff } from '../upload/check-tariff.js';
import { demonstrationTariffs } from './demonstration-tariffs.js';
import { HUBS } from './hubs.js';

/** The demonstration carriers' tariffs, validated like uploads. */
@Injectable()
export class DemonstrationSheets {
  private readonly byYear = new Map<number, Promise<CheckedTariff[]>>();

  constructor(
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  /** Created once for all companies. */
  ofThisYear(): Promise<CheckedTariff[]> {
    const year = this.clock.now().getUTCFullYear();
    let tariffs = this.byYear.get(year);
    if (!tariffs) this.byYear.set(year, (tariffs = this.prepare(year)));
    return tariffs;
  }

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
