import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';

/** The OAuth flow cannot start. The browser is navigating, so it is redirected to a page instead of receiving problem JSON. */
export class OAuthStartFailed extends Error {
  constructor(
    /** Our redirect URL, with an error parameter as a source would send it (RFC 6749, section 4.1.2.1). */
    readonly location: string,
  ) {
    super('The sign-in with the source could not be started.');
    this.name = 'OAuthStartFailed';
  }
}

@Catch(OAuthStartFailed)
export class OAuthStartFailedFilter implements ExceptionFilter<OAuthStartFailed> {
  catch({ location }: OAuthStartFailed, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().redirect(location);
  }
}
