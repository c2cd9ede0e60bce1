import { DataSource } from 'typeorm';
import type { Config } from '../../../config/config.js';
import { dataSourceOptions, type DatabaseSettings } from '../data-source-options.js';
import { ReadReplicas } from './read-replicas.js';

/** Why read replicas cannot serve reads right now; nothing if the database itself cannot be reached. */
export async function replicaFaults(config: DatabaseSettings & Pick<Config, 'databaseReplicas'>): Promise<string[]> {
  if (config.databaseReplicas === '') return [];
  const writer = await new DataSource(dataSourceOptions(config)).initialize().catch(() => undefined);
  if (writer === undefined) return [];
  const replicas = new ReadReplicas(config, { log: () => undefined, warn: () => undefined });
  try {
    const faults = await replicas.faults(writer);
    return [...faults].map(([name, fault]) => `DATABASE_REPLICAS ${name}: ${fault}`);
  } finally {
    await replicas.onApplicationShutdown();
    await writer.destroy();
  }
}
