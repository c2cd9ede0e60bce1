import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** A visit that cannot begin. The browser is on its way already, so it is led to a page and not to a problem in JSON. */
export class VisitCalledOff extends Error {
  constructor(
    /** Our page that finishes visits, with an error as a source would send one (RFC 6749, section 4.1.2.1). */
    readonly location: string,
  ) {
    super('The visit to the source was called off.');
    this.name = 'VisitCalledOff';
  }
}

@Catch(VisitCalledOff)
export class VisitCalledOffFilter implements ExceptionFilter<VisitCalledOff> {
  catch({ location }: VisitCalledOff, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().redirect(location);
  }
}
