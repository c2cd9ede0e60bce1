import { Injectable } from '@nestjs/common';
import { CarrierExchange } from '../carrier-exchange.js';
import { isTforceProblem } from './tforce-answer.js';

/** Exchange with TForce Freight. */
@Injectable()
export class TforceExchange extends CarrierExchange {
  protected isProblem(body: unknown): boolean {
    return isTforceProblem(body);
  }
}
