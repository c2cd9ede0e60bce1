import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { ConnectorKind } from '../connectors/connector.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { ConnectionsRepository } from '../connections/persistence/connections.repository.js';
import { EventPullsRepository, type PullLease, type StoredPull } from '../connections/persistence/event-pulls.sql.js';

/** The time window of events being read, and its next page. */
export interface PullWindow {
  from: Date;
  to: Date;
  /** From 1. */
  page: number;
}

/** A connection that a worker may poll until its lease expires. */
export interface EventPull extends PullLease {
  carrierId: string;
  connector: ConnectorKind;
  demo: boolean;
  window: PullWindow;
  quiet: number;
}

/** Longer than a worker needs for a connection. */
const LEASE_MS = 120_000;
const AT_ONCE = 10;
const DAY_MS = 86_400_000;
/** Length of the first window, before now. */
const FIRST_MS = 7 * DAY_MS;
/** Events are ordered by when they happened, and some are reported late: each window starts a day before the end of the previous one. */
const OVERLAP_MS = DAY_MS;

/** Decides which carriers are polled for events, and when. A lease gives each connection to one worker. */
@Injectable()
export class EventPulls {
  constructor(
    private readonly repository: EventPullsRepository,
    private readonly connections: ConnectionsRepository,
    private readonly connectors: ConnectorRegistry,
    private readonly clock: Clock,
  ) {}

  /** Whether the carrier sends events over the connection, or has published some. */
  async hasEvents(companyId: string, connectionId: string): Promise<boolean> {
    const connection = await this.connections.find(companyId, connectionId);
    return connection !== null && (connection.inboundSecret !== null || connection.pullFrom !== null);
  }

  /** Leases connections that are due, at most ten. */
  async claim(): Promise<EventPull[]> {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const claimed: EventPull[] = [];
    for (const stored of await this.repository.due(this.connectors.kindsWith('track'), now, AT_ONCE)) {
      if (await this.repository.claim(stored, leasedUntil)) claimed.push(pullOf(stored, leasedUntil, now));
    }
    return claimed;
  }

  /** Requests a page of events; returns the raw response, or null if there was none. */
  async ask(pull: EventPull, window: PullWindow, pageSize: number, signal: AbortSignal): Promise<unknown> {
    const connector = this.connectors.get(pull.connector);
    return (await connector.track?.(pull, { ...window, pageSize }, signal)) ?? null;
  }

  /** Records that a page was read; `last` ends the window. Returns false if another worker has the lease. */
  advance(pull: EventPull, { from, to, page }: PullWindow, last: boolean): Promise<boolean> {
    return last
      ? this.repository.advance(pull, new Date(to.getTime() - OVERLAP_MS), null, 1)
      : this.repository.advance(pull, from, to, page + 1);
  }

  /** Releases the lease. The connection is due at once when `unfinished`, else after a pause that grows with calls without `fresh` events. */
  async release(pull: EventPull, { fresh, unfinished }: { fresh: boolean; unfinished: boolean }): Promise<void> {
    const quiet = fresh ? 0 : pull.quiet + 1;
    const truckload = !pull.demo && (await this.repository.hasTruckload(pull.companyId, pull.carrierId));
    const pause = unfinished ? 0 : pullPause({ demo: pull.demo, truckload, quiet });
    await this.repository.release(pull, new Date(this.clock.now().getTime() + pause), quiet);
  }
}

function pullOf(
  { companyId, connectionId, carrierId, connector, demo, pullFrom, pullTo, pullPage, pullQuiet: quiet }: StoredPull,
  leasedUntil: Date,
  now: Date,
): EventPull {
  const from = pullFrom ?? new Date(now.getTime() - FIRST_MS);
  const window = pullTo === null ? { from, to: now, page: 1 } : { from, to: pullTo, page: pullPage };
  return { companyId, connectionId, carrierId, connector, demo, leasedUntil, quiet, window };
}

const MINUTE_MS = 60_000;
/** Carriers with a truckload in transit are polled every 5 minutes, others every 15 (freight.md Annex E). */
const TRUCKLOAD_MS = 5 * MINUTE_MS;
const USUAL_MS = 15 * MINUTE_MS;
/** Short, so that a booking in the demonstration is answered while the user looks. */
const DEMONSTRATION_MS = 3_000;
/** The longest pause, in paces. */
const SLOWEST = 4;

/** What the time until the next poll depends on. */
export interface PullPace {
  /** Whether the carrier is one of the demonstration's. */
  demo: boolean;
  /** Whether it has a truckload in transit. */
  truckload: boolean;
  /** Calls in a row without new events. */
  quiet: number;
}

/** Milliseconds until the next poll of a carrier: doubled after each call without new events, up to four times the pace. */
export function pullPause({ demo, truckload, quiet }: PullPace): number {
  const pace = demo ? DEMONSTRATION_MS : truckload ? TRUCKLOAD_MS : USUAL_MS;
  return pace * Math.min(2 ** quiet, SLOWEST);
}
