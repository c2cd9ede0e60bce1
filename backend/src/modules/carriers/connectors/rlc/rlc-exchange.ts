import { Injectable } from '@nestjs/common';
import { OutboundClient } from '../../../../platform/http/egress/outbound-client.js';
import { CarrierExchange } from '../carrier-exchange.js';
import { CarrierGuard } from '../carrier-guard.js';
import { isRlcProblem } from './rlc-answer.js';

/** Exchange with R+L Carriers. */
@Injectable()
export class RlcExchange extends CarrierExchange {
  constructor(guard: CarrierGuard, client: OutboundClient) {
    super(guard, client);
  }

  protected isProblem(body: unknown): boolean {
    return isRlcProblem(body);
  }
}
