import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { SourceCallbackDto, StartQueryDto } from './oauth.dto.js';

/** Visits to OAuth sources, to sign in there or to link an identity of there. */
@Controller('api/v1/auth/shippers/:source')
@Public()
export class OAuthController {
  /**
   * Sends the browser to the source. When that cannot be done, the browser goes to the page that finishes the visit, with an error as the
   * source would send one.
   */
  @Get('start')
  @ApiFoundResponse({ description: 'To the source, which sends the browser back to `/auth/shippers/{source}/callback`.' })
  startSourceSignIn(@Param('source') source: string, @Query() query: StartQueryDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    throw new Error(`${source} ${query.intent} ${request.url} ${response.statusCode}`);
  }

  /** Finishes a visit to the source: takes the query with which it sent the browser back. */
  @Get('callback')
  @ApiQuery({ name: 'code', required: false, type: String, description: 'What the source gives for the identity, once.' })
  @ApiQuery({ name: 'state', required: true, type: String, description: 'As `start` made it.' })
  @ApiQuery({ name: 'iss', required: false, type: String, description: 'Issuer (RFC 9207).' })
  @ApiQuery({ name: 'error', required: false, type: String, description: 'Why there is no code (RFC 6749, section 4.1.2.1).' })
  finishSourceSignIn(@Param('source') source: string, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SourceCallbackDto> {
    throw new Error(`${source} ${request.url} ${response.statusCode}`);
  }
}
