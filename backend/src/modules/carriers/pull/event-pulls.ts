import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { ConnectorKind } from '../connectors/connector.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { EventPullsRepository, type PullLease, type StoredPull } from '../connections/persistence/event-pulls.sql.js';

/** A stretch of time whose events are being read, and the next page of it. */
export interface PullWindow {
  from: Date;
  to: Date;
  /** From 1. */
  page: number;
}

/** A connection that a worker may ask for events until its lease ends. */
export interface EventPull extends PullLease {
  carrierId: string;
  connector: ConnectorKind;
  demo: boolean;
  window: PullWindow;
  quiet: number;
}

/** A worker is done with a connection long before this, or has died. */
const LEASE_MS = 120_000;
const AT_ONCE = 10;
const DAY_MS = 86_400_000;
/** How far back the first call goes. */
const FIRST_MS = 7 * DAY_MS;
/** Events are ordered by when they happened and some are reported late, so every stretch begins a day before the end of the one before. */
const OVERLAP_MS = DAY_MS;

/** Decides which carriers are asked for events, and when. Of several workers one has each connection. */
@Injectable()
export class EventPulls {
  constructor(
    private readonly repository: EventPullsRepository,
    private readonly connectors: ConnectorRegistry,
    private readonly clock: Clock,
  ) {}

  /** Takes connections that are due, at most ten. */
  async claim(): Promise<EventPull[]> {
    const now = this.clock.now();
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    const claimed: EventPull[] = [];
    for (const stored of await this.repository.due(this.connectors.kindsWith('eventsPage'), now, AT_ONCE)) {
      if (await this.repository.claim(stored, leasedUntil)) claimed.push(pullOf(stored, leasedUntil, now));
    }
    return claimed;
  }

  /** Asks the carrier for a page of events: as the carrier wrote it, or null when no page came back. */
  async ask(pull: EventPull, window: PullWindow, pageSize: number, signal: AbortSignal): Promise<unknown> {
    const connector = this.connectors.get(pull.connector);
    return (await connector.eventsPage?.(pull, { ...window, pageSize }, signal)) ?? null;
  }

  /** Notes that a page was taken; `last` ends the stretch. False when another worker has the connection. */
  advance(pull: EventPull, { from, to, page }: PullWindow, last: boolean): Promise<boolean> {
    return last
      ? this.repository.advance(pull, new Date(to.getTime() - OVERLAP_MS), null, 1)
      : this.repository.advance(pull, from, to, page + 1);
  }

  /** Gives the connection back: `unfinished` to go on at once, else until its pace has passed, which is slower after calls that brought nothing `fresh`. */
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
/** Freight that is on the road is asked about every five minutes, all other every fifteen (freight.md Annex E). */
const TRUCKLOAD_MS = 5 * MINUTE_MS;
const USUAL_MS = 15 * MINUTE_MS;
/** A demonstration's day lasts minutes, so that a newcomer sees it pass. */
const DEMONSTRATION_MS = 3_000;
/** However quiet it is, nobody waits longer than this many paces. */
const SLOWEST = 4;

/** What decides how soon a carrier is asked again. */
export interface PullPace {
  /** Whether the carrier is one of the demonstration's. */
  demo: boolean;
  /** Whether it has a truckload on the road. */
  truckload: boolean;
  /** Calls in a row that brought nothing new. */
  quiet: number;
}

/** Milliseconds until a carrier is asked again: twice as long after each call that brought nothing, up to four times. */
export function pullPause({ demo, truckload, quiet }: PullPace): number {
  const pace = demo ? DEMONSTRATION_MS : truckload ? TRUCKLOAD_MS : USUAL_MS;
  return pace * Math.min(2 ** quiet, SLOWEST);
}
