import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Interval of the check whether background work may continue. */
const LOOK_MS = 1;
/** Longest wait, so that background work also progresses on a busy server. */
const PATIENCE_MS = 20;

/** Requests of this process whose response has not started. Background work yields to them, and more than a number of them are refused. */
@Injectable()
export class UnansweredRequests {
  /** With the company of the request, once it is known. */
  private readonly responses = new Map<ServerResponse, string | null>();

  add(response: ServerResponse): void {
    this.responses.set(response, null);
    response.once('close', () => this.responses.delete(response));
  }

  /** Assigns the request to a company. Has no effect on a response that is not counted. */
  assign(response: ServerResponse, companyId: string): void {
    if (this.responses.has(response)) this.responses.set(response, companyId);
  }

  /** Number of requests, of a company or all, without those whose body is still arriving. */
  count(companyId?: string): number {
    let count = 0;
    for (const [response, company] of this.responses) {
      if (response.headersSent) this.responses.delete(response);
      else if (response.req.complete && (companyId === undefined || company === companyId)) count += 1;
    }
    return count;
  }

  /** Resolves when no request waits for its response, after PATIENCE_MS at the latest. Streams do not count: their response has started. */
  async yieldToRequests(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    // Lets the event loop read pending requests.
    await turn();
    while (this.areWaiting() && performance.now() < until) await delay(LOOK_MS);
  }

  private areWaiting(): boolean {
    for (const response of this.responses.keys()) {
      if (!response.headersSent) return true;
      this.responses.delete(response);
    }
    return false;
  }
}
