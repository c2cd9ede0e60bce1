import { Injectable } from '@nestjs/common';

/** Whether this process is on its way out: it then reports unready and asks its clients to connect elsewhere. */
@Injectable()
export class Drain {
  private draining = false;

  get started(): boolean {
    return this.draining;
  }

  start(): void {
    this.draining = true;
  }
}
