import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { type EventPull, EventPulls, type PullWindow } from '../../../carriers/index.js';
import { EventIntake } from '../inbound/event-intake.js';
import { type EventsPage, PAGE_EVENTS_MAX, readEventsPage } from './events-page.js';

const EVERY_MS = 15_000;
const EVERY_MS_IN_DEMONSTRATION = 1_000;
/** Pages of one run; the rest is read in the next. */
const PAGES = 20;
/** A carrier that never comes to an end is believed no further. */
const LAST_PAGE = 1_000;
/** Ends a run before its lease does. */
const RUN_MS = 90_000;

/** Asks carriers that do not deliver events for them. A page that comes twice is known by its events. */
@Injectable()
export class PullEventsJob {
  constructor(
    private readonly pulls: EventPulls,
    private readonly intake: EventIntake,
  ) {}

  /** Asks every carrier that is due; one that fails stops no other. */
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
      const { accepted } = await this.intake.take(
        { companyId: pull.companyId, carrierId: pull.carrierId, source: 'pull' },
        page.data,
      );
      fresh ||= accepted > 0;
      const last = page.data.length === 0 || window.page >= Math.min(page.totalPages, LAST_PAGE);
      if (!(await this.pulls.advance(pull, window, last))) return;
      if (last) return this.pulls.release(pull, { fresh, unfinished: false });
      window = { ...window, page: window.page + 1 };
    }
    await this.pulls.release(pull, { fresh, unfinished: true });
  }

  /** Null for anything but a page: the carrier is asked for the same page again later. */
  private async ask(pull: EventPull, window: PullWindow, signal: AbortSignal): Promise<EventsPage | null> {
    const page = await this.pulls.ask(pull, window, PAGE_EVENTS_MAX, signal);
    return page === null ? null : readEventsPage(page);
  }
}
