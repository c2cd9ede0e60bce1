import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** Interval of the check whether background work may continue. */
const LOOK_MS = 1;
/** Longest wait, so that background work also progresses on a busy server. */
const PATIENCE_MS = 20;

/** Requests of this process whose response has not started. Background work yields to them. */
@Injectable()
export class UnansweredRequests {
  private readonly responses = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.responses.add(response);
    response.once('close', () => this.responses.delete(response));
  }

  /** Resolves when no request waits for its response, after PATIENCE_MS at the latest. Streams do not count: their response has started. */
  async yieldToRequests(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    // Lets the event loop read pending requests.
    await turn();
    while (this.areWaiting() && performance.now() < until) await delay(LOOK_MS);
  }

  private areWaiting(): boolean {
    for (const response of this.responses) {
      if (!response.headersSent) return true;
      this.responses.delete(response);
    }
    return false;
  }
}
