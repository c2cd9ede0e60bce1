import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';

/** Fetches one area's code; `again` is true when an earlier try failed. */
export type FetchArea = (area: RegistryEntry, again: boolean) => Promise<MfeModule>;

/** Loads each area once; a failed one can be tried again. */
export class AreaLoader {
  private readonly loading = new Map<string, Promise<MfeModule>>();
  private readonly ready = new Map<string, MfeModule>();
  private readonly failed = new Set<string>();

  constructor(private readonly fetchArea: FetchArea) {}

  /** The area's module when it is here already. */
  loaded(area: RegistryEntry): MfeModule | undefined {
    return this.ready.get(area.entry);
  }

  /** Starts or joins the loading of an area. */
  load(area: RegistryEntry): Promise<MfeModule> {
    const module = this.ready.get(area.entry);
    if (module) return Promise.resolve(module);
    const running = this.loading.get(area.entry) ?? this.start(area);
    this.loading.set(area.entry, running);
    return running;
  }

  /** Stops waiting for a load that takes too long, so that the next `load` starts anew; if it arrives after all, it counts. */
  abandon(area: RegistryEntry): void {
    this.loading.delete(area.entry);
    this.failed.add(area.entry);
  }

  /** Loads ahead of need; a failure shows when the area is opened. One that failed is tried again only by who opens it: they would wait for this try. */
  prefetch(area: RegistryEntry): void {
    if (!this.failed.has(area.entry)) this.load(area).catch(() => undefined);
  }

  private async start(area: RegistryEntry): Promise<MfeModule> {
    try {
      const module = await this.fetchArea(area, this.failed.has(area.entry));
      this.ready.set(area.entry, module);
      return module;
    } catch (error) {
      this.abandon(area);
      throw error;
    }
  }
}
