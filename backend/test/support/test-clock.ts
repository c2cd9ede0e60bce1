import { Clock } from '../../src/platform/clock.js';

/** A clock that only advances on request. */
export class TestClock extends Clock {
  constructor(private instant = new Date('2026-11-20T15:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.instant);
  }

  set(instant: string): void {
    this.instant = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}
