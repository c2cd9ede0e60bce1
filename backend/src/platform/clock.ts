import { Injectable } from '@nestjs/common';

/** The present instant. Inject it instead of calling `Date.now()`, so that tests can decide what time it is. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
