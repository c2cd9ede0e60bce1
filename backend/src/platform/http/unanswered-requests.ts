import type { ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** How often work in the background looks whether it may go on. */
const LOOK_MS = 1;
/** How long it lets requests pass at most; a server that is never idle still gets it done. */
const PATIENCE_MS = 20;

/** Requests of this process that have come and whose answer has not begun; work in the background lets them pass. */
@Injectable()
export class UnansweredRequests {
  private readonly responses = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    this.responses.add(response);
    response.once('close', () => this.responses.delete(response));
  }

  /** Resolves once no request waits for its answer, at the latest after some milliseconds. Streams do not wait: their answer has begun. */
  async pass(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    // What has come meanwhile is read in a turn.
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
