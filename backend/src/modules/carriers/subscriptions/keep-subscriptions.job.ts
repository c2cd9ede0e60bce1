import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { truncate } from '../../../platform/text/truncate.js';
import { type ConnectionRow, ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import {
  type CarrierSubscriptions,
  type SubscriptionAnswer,
  SUBSCRIPTION_KINDS,
  type SubscriptionKind,
} from '../connectors/subscriptions.js';
import {
  CarrierSubscriptionsRepository,
  type DueConnection,
  type SubscriptionRow,
} from './persistence/carrier-subscriptions.sql.js';
import { wantedSubscription } from './wanted-subscription.js';

const EVERY_MS = 5_000;
const AT_ONCE = 10;
/** Longer than all calls of a connection together. */
const LEASE_MS = 300_000;
const MINUTE_MS = 60_000;
/** How often a carrier is asked whether it still has a subscription, and the longest pause after failures. */
const CHECK_MS = 6 * 60 * MINUTE_MS;
const MESSAGE_MAX = 300;

/** The result for one kind. */
type Kept = Pick<SubscriptionRow, 'state' | 'carrierKey' | 'message' | 'tries'>;

/** Keeps the subscriptions of connections as they should be: creates, renews, checks and deletes them. */
@Injectable()
export class KeepSubscriptionsJob {
  constructor(
    private readonly repository: CarrierSubscriptionsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
    private readonly config: ServerConfig,
    private readonly clock: Clock,
  ) {}

  /** A failure of one connection does not stop the others. */
  @PeriodicJob({ name: 'subscriptions to carriers', everyMs: EVERY_MS, inEachWorker: true })
  async run(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const kinds = this.connectors.kindsWith('subscriptions');
    if (kinds.length === 0) return;
    const due = await this.repository.due(kinds, this.clock.now(), AT_ONCE);
    const ended = await Promise.allSettled(due.map((connection) => this.keep(connection, signal)));
    for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async keep(due: DueConnection, signal: AbortSignal): Promise<void> {
    const { companyId, connectionId } = due;
    const leasedUntil = new Date(this.clock.now().getTime() + LEASE_MS);
    if (!(await this.repository.move(due, leasedUntil))) return;
    const connection = await this.connections.find(companyId, connectionId);
    if (connection === null) return;
    const present = { ...connection, enabled: connection.enabled && !due.ending };
    const rows = await this.repository.list(companyId, connectionId);
    const tries: number[] = [];
    for (const kind of SUBSCRIPTION_KINDS) {
      const carrier = this.connectors.get(connection.connector).subscriptions?.[kind];
      if (carrier === undefined) continue;
      const kept = await this.keepOne(present, kind, carrier, rows.find((row) => row.kind === kind) ?? null, signal);
      await this.repository.keep({ companyId, connectionId, kind, ...kept, since: this.clock.now() }, leasedUntil);
      if (kept.tries > 0) tries.push(kept.tries);
    }
    const pause = tries.length === 0 ? CHECK_MS : pauseAfter(Math.min(...tries));
    await this.repository.move({ ...due, subscribeAt: leasedUntil }, new Date(this.clock.now().getTime() + pause));
  }

  private async keepOne(
    connection: ConnectionRow,
    kind: SubscriptionKind,
    carrier: CarrierSubscriptions,
    row: SubscriptionRow | null,
    signal: AbortSignal,
  ): Promise<Kept> {
    const ref = { companyId: connection.companyId, connectionId: connection.id };
    const known = row?.carrierKey ?? null;
    const tries = (row?.tries ?? 0) + 1;
    const wanted = wantedSubscription(connection, kind, this.config.publicUrl);
    if (typeof wanted === 'string') {
      const problem = known === null ? null : await carrier.remove(ref, known, signal);
      return problem === null
        ? { state: 'off', carrierKey: null, message: wanted, tries: 0 }
        : { state: 'failed', carrierKey: known, message: cut(`It could not be deleted. ${problem}`), tries };
    }
    const resume = row === null || row.state === 'pending';
    return keptOf(await carrier.ensure(ref, { ...wanted, resume }, known, signal), row, resume, tries);
  }
}

function keptOf(answer: SubscriptionAnswer, row: SubscriptionRow | null, isNew: boolean, tries: number): Kept {
  if (!('key' in answer)) {
    const { state, message } = answer;
    return state === 'failed'
      ? { state, carrierKey: row?.carrierKey ?? null, message: cut(message), tries }
      : { state, carrierKey: null, message: cut(message), tries: 0 };
  }
  const { state, key: carrierKey } = answer;
  // A check finds the same state without the note of the request that created it.
  const note = !isNew && row?.state === state ? row.message : null;
  return { state, carrierKey, message: answer.message === null ? note : cut(answer.message), tries: 0 };
}

function cut(text: string): string {
  return truncate(text, MESSAGE_MAX);
}

/** One minute after the first failure, doubled after each further one. */
function pauseAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), CHECK_MS);
}
