import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ChargePullsRepository, type StoredChargePull } from '../subscriptions/persistence/charge-pulls.sql.js';

/** A subscription to charges that a worker may read until its lease expires. */
export type ChargePull = StoredChargePull & { leasedUntil: Date };

/** Longer than a worker needs for a connection. */
const LEASE_MS = 120_000;
const AT_ONCE = 10;
/** Carriers deliver charges as they change; reading them makes up for lost deliveries. */
const EVERY_MS = 3_600_000;
const EVERY_MS_IN_DEMONSTRATION = 10_000;

/** Decides which carriers are asked for the charges of freight in transit. A lease gives each subscription to one worker. */
@Injectable()
export class ChargePulls {
  constructor(
    private readonly repository: ChargePullsRepository,
    private readonly connectors: ConnectorRegistry,
    private readonly clock: Clock,
  ) {}

  /** Leases subscriptions that are due, at most ten. */
  async claim(): Promise<ChargePull[]> {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const claimed: ChargePull[] = [];
    for (const stored of await this.repository.due(now, AT_ONCE))
      if (await this.repository.move(stored, leasedUntil)) claimed.push({ ...stored, leasedUntil });
    return claimed;
  }

  /** Messages of the carrier, not validated yet; none without a usable response. A subscription that the carrier does not have is created again. */
  async read(pull: ChargePull, signal: AbortSignal): Promise<readonly unknown[]> {
    const answer = await this.connectors.get(pull.connector).charges?.(pull, pull.carrierKey, signal);
    if (answer === 'gone') await this.repository.renew(pull);
    return Array.isArray(answer) ? answer : [];
  }

  async release({ leasedUntil, ...pull }: ChargePull): Promise<void> {
    const pause = pull.demo ? EVERY_MS_IN_DEMONSTRATION : EVERY_MS;
    await this.repository.move({ ...pull, pullAt: leasedUntil }, new Date(this.clock.now().getTime() + pause));
  }
}
