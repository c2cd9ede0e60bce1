import { totalmem } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AnyTariff, anyTariff } from '../engine/index.js';
import { TariffSource } from './tariff-source.js';

/** Minimum cache size in bytes: about 5,000,000 rate rows. */
const LEAST_BYTES = 256 * 1_048_576;

/** Maximum share of the machine's or container's memory. Tariffs that do not fit are read from the database for every quote. */
const MEMORY_SHARE = 1 / 4;

/** Approximate bytes of a version without rates. */
const TERMS_BYTES = 8_192;

/** LRU cache of tariff versions ready to rate. Versions are immutable, so entries never go stale. */
@Injectable()
export class TariffCache {
  private readonly tariffs: LRUCache<string, AnyTariff> = new LRUCache({
    maxSize: this.limit,
    // The cache rejects an entry above its limit, so a tariff of that size is cached alone.
    sizeCalculation: (tariff: AnyTariff) => Math.min(sizeOf(tariff), this.tariffs.maxSize),
  });
  private readonly loading = new Map<string, Promise<AnyTariff>>();

  constructor(private readonly source: TariffSource) {}

  /** Size in bytes. */
  protected get limit(): number {
    return roomForRates(totalmem(), process.constrainedMemory());
  }

  /** Adds the tariff to each version. Versions that are not cached are loaded together, and once for concurrent quotes. */
  async attach<T extends { readonly version: { readonly id: string } }>(
    companyId: string,
    chosen: readonly T[],
  ): Promise<(T & { tariff: AnyTariff })[]> {
    const missing = chosen
      .map(({ version }) => version.id)
      .filter((id) => !this.tariffs.has(id) && !this.loading.has(id));
    if (missing.length > 0) this.load(companyId, missing);
    return Promise.all(chosen.map(async (entry) => ({ ...entry, tariff: await this.find(entry.version.id) })));
  }

  private load(companyId: string, ids: readonly string[]): void {
    const all = this.source
      .load(companyId, ids)
      .then((stored) => new Map(stored.map(({ id, version, terms, rates }) => [id, anyTariff(version, terms, rates)])));
    for (const id of ids) {
      const one = all.then((tariffs) => this.keep(id, tariffs.get(id)));
      this.loading.set(id, one);
      one.catch(() => undefined).finally(() => this.loading.delete(id));
    }
  }

  /** Cached, or being read since `load`. */
  private find(id: string): AnyTariff | Promise<AnyTariff> {
    const tariff = this.tariffs.get(id) ?? this.loading.get(id);
    if (!tariff) throw new Error(`Tariff ${id} was not read.`);
    return tariff;
  }

  private keep(id: string, tariff: AnyTariff | undefined): AnyTariff {
    if (!tariff) throw new Error(`Tariff ${id} is not stored.`);
    this.tariffs.set(id, tariff);
    return tariff;
  }
}

/** Cache limit in bytes for the given machine and container memory; container memory is 0 without a limit. */
export function roomForRates(machine: number, container: number): number {
  return Math.max(LEAST_BYTES, Math.floor(Math.min(machine, container || machine) * MEMORY_SHARE));
}

function sizeOf({ rates }: AnyTariff): number {
  return rates.byteSize + TERMS_BYTES;
}
