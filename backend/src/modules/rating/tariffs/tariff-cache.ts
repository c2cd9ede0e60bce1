import { totalmem } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AnyTariff, anyTariff } from '../engine/index.js';
import { TariffSource } from './tariff-source.js';

/** Memory that rates may always take, in bytes: about 5,000,000 rate rows. */
const LEAST_BYTES = 256 * 1_048_576;

/** Share of the machine's or the container's memory that they may take; a company whose tariffs do not fit would read them for every quote. */
const MEMORY_SHARE = 1 / 4;

/** A version with its terms only. */
const TERMS_BYTES = 8_192;

/** Tariff versions ready to rate, the least recently used dropped first. Versions never change, so nothing is ever refreshed. */
@Injectable()
export class TariffCache {
  private readonly tariffs: LRUCache<string, AnyTariff> = new LRUCache({
    maxSize: this.limit,
    // The cache refuses an entry above its limit; a tariff of that size is cached alone.
    sizeCalculation: (tariff: AnyTariff) => Math.min(sizeOf(tariff), this.tariffs.maxSize),
  });
  private readonly loading = new Map<string, Promise<AnyTariff>>();

  constructor(private readonly source: TariffSource) {}

  /** Size in bytes. */
  protected get limit(): number {
    return roomForRates(totalmem(), process.constrainedMemory());
  }

  /** Adds its tariff to each version. Those that are not in memory are read together, and only once however many quotes need them at the same time. */
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

  /** In memory, or being read since `load`. */
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

/** Bytes that rates may take on a machine of this memory, in a container of that one; 0 when no container limits it. */
export function roomForRates(machine: number, container: number): number {
  return Math.max(LEAST_BYTES, Math.floor(Math.min(machine, container || machine) * MEMORY_SHARE));
}

function sizeOf({ rates }: AnyTariff): number {
  return rates.byteSize + TERMS_BYTES;
}
