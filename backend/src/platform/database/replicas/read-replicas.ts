import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ClsServiceManager } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { Config } from '../../../config/config.js';
import { Logger } from '../../logging/logger.js';
import { databaseCaller, type RequestStore } from '../../request-context.js';
import { dataSourceOptions, type DatabaseSettings } from '../data-source-options.js';
import { DatabaseTooSlow, limitedDriver, NoFreeConnection } from '../deadlines/limited-pool.js';
import { driverError } from '../errors.js';
import { replicaUrls } from '../nodes/database-address.js';
import { hasApplied, positionOf } from './replica-position.js';
import { chosenReplicas, currentRequest, type Replica } from './request-replica.js';

/** Longest time until a replica answers that. */
const ANSWER_MS = 1_000;
/** A replica that failed or lagged is asked again after this time. */
const REST_MS = 1_000;
/** A request that lasts longer, such as an export, waits for later writes too. */
const CHOSEN_MS = 2_000;

/**
 * Runs reads of requests on replicas of the database (MariaDB with GTIDs). A replica answers only if it has applied every transaction that the
 * writer had committed before the request, of all users and processes; otherwise, and if it fails, the writer answers. So no read is stale.
 */
@Injectable()
export class ReadReplicas implements OnApplicationShutdown {
  private readonly replicas: readonly Replica[];
  private turn = 0;

  constructor(
    config: DatabaseSettings & Pick<Config, 'databaseReplicas'>,
    private readonly logger: Pick<Logger, 'log' | 'warn'>,
  ) {
    this.replicas = replicaUrls(config.databaseUrl, config.databaseReplicas).map(({ name, url }) => {
      const options = dataSourceOptions({ ...config, databaseUrl: url });
      const source = new DataSource({
        ...options,
        driver: limitedDriver(databaseCaller, options.driver),
      } as typeof options);
      return { name, source, restsUntil: 0, isUsed: true };
    });
  }

  get isConfigured(): boolean {
    return this.replicas.length > 0;
  }

  /** 1 for each replica that served the last read that reached it, otherwise 0. */
  serving(): ReadonlyMap<string, number> {
    return new Map(this.replicas.map(({ name, isUsed }) => [name, Number(isUsed)]));
  }

  /** Why replicas cannot serve reads right now, by name. */
  async faults(writer: DataSource): Promise<ReadonlyMap<string, string>> {
    if (!this.isConfigured) return new Map();
    const position = await positionOf(writer);
    const problems = await Promise.all(
      this.replicas.map(async (replica) => [replica.name, await problemOf(replica, position)] as const),
    );
    return new Map(problems.filter(([, problem]) => problem !== ''));
  }

  /** Runs the read on a replica, or on the writer. */
  async read<T>(writer: DataSource, run: (source: DataSource) => Promise<T>): Promise<T> {
    const request = currentRequest();
    if (request === undefined) return run(writer);
    const replica = await this.replicaFor(request, writer);
    if (replica === undefined) return run(writer);
    try {
      return await run(replica.source);
    } catch (error) {
      const cause = driverError(error);
      if (cause instanceof NoFreeConnection) throw error;
      // A slow statement says nothing about the replica.
      if (!(cause instanceof DatabaseTooSlow)) this.rest(replica, messageOf(error));
      chosenReplicas.set(request, { at: performance.now(), replica: Promise.resolve(undefined) });
      return run(writer);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.filter(({ source }) => source.isInitialized).map(({ source }) => source.destroy()));
  }

  private replicaFor(request: object, writer: DataSource): Promise<Replica | undefined> {
    const earlier = chosenReplicas.get(request);
    const now = performance.now();
    if (earlier !== undefined && now - earlier.at < CHOSEN_MS) return earlier.replica;
    const replica = this.choose(writer);
    chosenReplicas.set(request, { at: now, replica });
    return replica;
  }

  /** The next replica that has applied everything; undefined if it has not, or all rest. */
  private async choose(writer: DataSource): Promise<Replica | undefined> {
    const awake = this.replicas.filter(({ restsUntil }) => restsUntil <= performance.now());
    const replica = awake[this.turn++ % awake.length];
    if (replica === undefined) return undefined;
    const problem = await problemOf(replica, await positionOf(writer));
    if (problem !== '') {
      this.rest(replica, problem);
      return undefined;
    }
    if (!replica.isUsed) this.logger.log(`The replica ${replica.name} serves reads again.`, 'Database');
    replica.isUsed = true;
    return replica;
  }

  private rest(replica: Replica, reason: string): void {
    replica.restsUntil = performance.now() + REST_MS;
    if (replica.isUsed)
      this.logger.warn(`The writer serves the reads of the replica ${replica.name}: ${reason}`, 'Database');
    replica.isUsed = false;
  }
}

/** Why the replica must not be used; '' if it may. */
async function problemOf(replica: Replica, position: string): Promise<string> {
  if (position === '') return 'the writer has no GTIDs of MariaDB';
  const over = new AbortController();
  const late = delay(ANSWER_MS, 'it does not answer', { signal: over.signal });
  try {
    // Not counted in the share of the company, so that one which uses its share does not make the replica look slow.
    const waiting = ClsServiceManager.getClsService<RequestStore>().runWith(
      { ...currentRequest(), companyId: undefined },
      () => hasApplied(replica, position),
    );
    return await Promise.race([waiting.then((has) => (has ? '' : 'it lags')), late]);
  } catch (error) {
    return messageOf(error);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
