import { Injectable } from '@nestjs/common';
import { CarrierExchange } from '../carrier-exchange.js';
import { isStandardProblem } from './problems.js';
import { isEbolProblems, isEbolResponse } from './tender/ebol.schemas.js';

/** Exchange with carriers that implement the DSDC standards. */
@Injectable()
export class DsdcExchange extends CarrierExchange {
  protected isProblem(body: unknown): boolean {
    return (
      isEbolProblems(body) || (isEbolResponse(body) && body.messageStatus !== undefined) || isStandardProblem(body)
    );
  }
}
