import { Injectable } from '@nestjs/common';
import { OutboundClient } from '../../../../platform/http/egress/outbound-client.js';
import { CarrierExchange } from '../carrier-exchange.js';
import { CarrierGuard } from '../carrier-guard.js';
import { isStandardProblem } from './problems.js';
import { isEbolProblems, isEbolResponse } from './tender/ebol.schemas.js';

/** Exchange with carriers that implement the DSDC standards. */
@Injectable()
export class DsdcExchange extends CarrierExchange {
  constructor(guard: CarrierGuard, client: OutboundClient) {
    super(guard, client);
  }

  protected isProblem(body: unknown): boolean {
    return (
      isEbolProblems(body) || (isEbolResponse(body) && body.messageStatus !== undefined) || isStandardProblem(body)
    );
  }
}
