import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { type EventPull, EventPulls, type PullWindow } from '../../../carriers/index.js';
import { EventIntake } from '../inbound/event-intake.js';
import { hasPlainShape } from '../../../../platform/http/validation/body-shape.js';
import { messageCheck } from '../../../../platform/messages/message-check.js';

/** Maximum events per page (EventsPage of the DSDC in-transit standard). */
const PAGE_EVENTS_MAX = 500;
/** 500 events with sixty values each. */
const VALUES_MAX = 30_000;

/** A page of a carrier's events, which are not validated yet. */
interface EventsPage {
  data: object[];
  /** Events per page as the carrier limits it. */
  pageSize?: number;
  /** Total pages of the requested time range; optional in the standard. */
  totalPages?: number | null;
}

const isEventsPage = messageCheck<EventsPage>({
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'array', maxItems: PAGE_EVENTS_MAX, items: { type: 'object' } },
    pageSize: { type: 'integer', minimum: 1 },
    totalPages: { type: ['integer', 'null'], minimum: 0 },
  },
});

/** The page, or null if the response is not a valid page. */
function readEventsPage(body: unknown): EventsPage | null {
  return hasPlainShape(body, VALUES_MAX) && isEventsPage(body) ? body : null;
}

/** Without a number of pages, a page that is not full is the last. */
export function isLast({ data, pageSize = PAGE_EVENTS_MAX, totalPages }: EventsPage, page: number): boolean {
  if (data.length === 0 || page >= LAST_PAGE) return true;
  return totalPages == null ? data.length < Math.min(pageSize, PAGE_EVENTS_MAX) : page >= totalPages;
}

const EVERY_MS = 15_000;
const EVERY_MS_IN_DEMONSTRATION = 1_000;
/** Maximum pages per run; the next run continues. */
const PAGES = 20;
/** Maximum pages per time range, for carriers whose page count never ends. */
const LAST_PAGE = 1_000;
/** Ends a run before its lease expires. */
const RUN_MS = 90_000;

/** Polls carriers that do not deliver events. Events of a repeated page are deduplicated by key. */
@Injectable()
export class PullEventsJob {
  constructor(
    private readonly pulls: EventPulls,
    private readonly intake: EventIntake,
  ) {}

  /** Polls all connections that are due. A failure does not stop the others. */
  @PeriodicJob({
    name: "pull of carriers' events",
    everyMs: ({ demonstration }) => (demonstration ? EVERY_MS_IN_DEMONSTRATION : EVERY_MS),
    inEachWorker: true,
  })
  async run(): Promise<void> {
    const ended = await Promise.allSettled((await this.pulls.claim()).map((pull) => this.pull(pull)));
    for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async pull(pull: EventPull): Promise<void> {
    const signal = AbortSignal.timeout(RUN_MS);
    let fresh = false;
    let { window } = pull;
    for (let pages = 0; pages < PAGES; pages += 1) {
      const page = await this.ask(pull, window, signal);
      if (page === null) return this.pulls.release(pull, { fresh, unfinished: false });
      const { companyId, connectionId, carrierId } = pull;
      const { accepted } = await this.intake.take({ companyId, connectionId, carrierId, source: 'pull' }, page.data);
      fresh ||= accepted > 0;
      const last = isLast(page, window.page);
      if (!(await this.pulls.advance(pull, window, last))) return;
      if (last) return this.pulls.release(pull, { fresh, unfinished: false });
      window = { ...window, page: window.page + 1 };
    }
    await this.pulls.release(pull, { fresh, unfinished: true });
  }

  /** Null if the response is not a page; the same page is requested again later. */
  private async ask(pull: EventPull, window: PullWindow, signal: AbortSignal): Promise<EventsPage | null> {
    const page = await this.pulls.ask(pull, window, PAGE_EVENTS_MAX, signal);
    return page === null ? null : readEventsPage(page);
  }
}
