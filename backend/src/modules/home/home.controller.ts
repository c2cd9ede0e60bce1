import { Controller, Get } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { QuoteHome } from '../quotes/index.js';
import { ShipmentHome } from '../shipments/index.js';
import { HomeDto } from './home.dto.js';

@Controller('api/v1/home')
@RequirePermission('shipment.read')
export class HomeController {
  constructor(
    private readonly quotes: QuoteHome,
    private readonly shipments: ShipmentHome,
  ) {}

  /** What needs the signed-in user today, with the figures of the month and of the last 30 days. */
  @Get()
  async getHome(@CurrentActor() actor: Actor): Promise<HomeDto> {
    const [{ invoices, ...home }, { approvals, expiringQuotes }] = await Promise.all([
      this.shipments.read(actor),
      this.quotes.read(actor),
    ]);
    return {
      ...home,
      needsAction: {
        shipments: home.shipments.needsAction,
        approvals,
        expiringQuotes,
        invoices: invoices?.review ?? null,
        disputes: invoices?.disputed ?? null,
      },
    };
  }
}
