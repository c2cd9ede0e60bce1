import { Injectable } from '@nestjs/common';
import { CarrierExchange } from '../carrier-exchange.js';
import { isRlcProblem } from './rlc-answer.js';

/** Exchange with R+L Carriers. */
@Injectable()
export class RlcExchange extends CarrierExchange {
  protected isProblem(body: unknown): boolean {
    return isRlcProblem(body);
  }
}
