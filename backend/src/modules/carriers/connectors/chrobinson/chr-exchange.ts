import { Injectable } from '@nestjs/common';
import { CarrierExchange } from '../carrier-exchange.js';
import { isChrProblem } from './chr-answer.js';

/** Exchange with C.H. Robinson. */
@Injectable()
export class ChrExchange extends CarrierExchange {
  protected isProblem(body: unknown): boolean {
    return isChrProblem(body);
  }
}
