import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { ConnectionSettingsDto } from '../connections/connections.dto.js';
import { ConnectionStore } from '../connections/connection-store.js';
import { CarriersRepository } from '../persistence/carriers.repository.js';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';

/** Fictional HTTP carriers with the first segment of their path (`infra/demo-carriers`); each company has its own freight there. */
const CARRIERS: readonly { path: string; scac: string; name: string; settings: ConnectionSettingsDto }[] = [
  {
    path: 'fast',
    scac: 'ZZQC',
    name: 'Demo Quick Connect',
    settings: { credentials: { scheme: 'bearer', secret: 'demo-token' }, customerNumber: '100200' },
  },
  { path: 'slow', scac: 'ZZST', name: 'Demo Steady Freight', settings: { customerNumber: '100201' } },
  { path: 'flaky', scac: 'ZZFT', name: 'Demo Fitful Transport', settings: { customerNumber: '100202' } },
];

/** In demonstration mode, connects companies with demonstration carriers to three fictional HTTP carriers. */
@Injectable()
export class DemonstrationConnections implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly connections: ConnectionStore,
    private readonly stored: ConnectionsRepository,
    private readonly carriers: CarriersRepository,
    private readonly database: Database,
  ) {}

  async connect(tx: Transaction, companyId: string): Promise<void> {
    if (this.url !== undefined) await this.giveTo(tx, companyId, this.url);
  }

  /** Connects companies that have demonstration carriers, and updates the endpoints if the carriers' port has changed. */
  async onApplicationBootstrap(): Promise<void> {
    const { url } = this;
    if (url === undefined) return;
    for (const companyId of await this.carriers.companiesWithDemoCarriers())
      await this.database.transaction((tx) => this.giveTo(tx, companyId, url));
  }

  private get url(): string | undefined {
    return this.config.demonstration ? this.config.demoCarriersUrl : undefined;
  }

  private async giveTo(tx: Transaction, companyId: string, url: string): Promise<void> {
    for (const { path, scac, name, settings } of CARRIERS) {
      const endpoint = `${url}/${path}/accounts/${companyId}`;
      const connection = await this.stored.lockOf(tx, companyId, scac, 'dsdc');
      if (connection === null)
        await this.connections.add(
          tx,
          companyId,
          { id: newId('car'), scac, name, demo: true },
          { ...settings, connector: 'dsdc', endpoint },
        );
      else if (connection.endpoint !== endpoint)
        await this.connections.change(tx, connection, { ...settings, endpoint });
    }
  }
}
