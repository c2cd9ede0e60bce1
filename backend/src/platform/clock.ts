import { Injectable } from '@nestjs/common';

/** Current time. Inject it instead of calling `Date.now()`, so that tests can set the time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
