import { Injectable } from '@nestjs/common';
import { CarrierExchange } from '../carrier-exchange.js';
import { isFedexProblem } from './fedex-answer.js';

/** Exchange with FedEx Freight. */
@Injectable()
export class FedexExchange extends CarrierExchange {
  protected isProblem(body: unknown): boolean {
    return isFedexProblem(body);
  }
}
