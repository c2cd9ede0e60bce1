import type { MfeModule, RegistryEntry } from '@lading/mfe-contract';

/** Loads the code of a remote; `again` is true after a failed attempt. */
export type FetchRemote = (remote: RegistryEntry, again: boolean) => Promise<MfeModule>;

/** Loads each remote once; failed ones can be retried. */
export class RemoteLoader {
  private readonly loading = new Map<string, Promise<MfeModule>>();
  private readonly ready = new Map<string, MfeModule>();
  private readonly failed = new Set<string>();

  constructor(private readonly fetchRemote: FetchRemote) {}

  /** The remote's module if it is loaded. */
  loaded(remote: RegistryEntry): MfeModule | undefined {
    return this.ready.get(remote.entry);
  }

  /** Starts or joins the loading of a remote. */
  load(remote: RegistryEntry): Promise<MfeModule> {
    const module = this.ready.get(remote.entry);
    if (module) return Promise.resolve(module);
    const running = this.loading.get(remote.entry) ?? this.start(remote);
    this.loading.set(remote.entry, running);
    return running;
  }

  /** Stops waiting for a slow load, so that the next `load` starts anew. If the slow one completes, its module is used. */
  abandon(remote: RegistryEntry): void {
    this.loading.delete(remote.entry);
    this.failed.add(remote.entry);
  }

  /** Loads in advance; a failure shows when the remote is opened. A failed remote is not prefetched again, because opening it would wait for that attempt. */
  prefetch(remote: RegistryEntry): void {
    if (!this.failed.has(remote.entry)) this.load(remote).catch(() => undefined);
  }

  private async start(remote: RegistryEntry): Promise<MfeModule> {
    try {
      const module = await this.fetchRemote(remote, this.failed.has(remote.entry));
      this.ready.set(remote.entry, module);
      return module;
    } catch (error) {
      this.abandon(remote);
      throw error;
    }
  }
}
