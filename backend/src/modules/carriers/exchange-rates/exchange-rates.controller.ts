import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ExchangeRateListDto, SaveExchangeRatesDto } from './exchange-rates.dto.js';
import { ExchangeRatesService } from './exchange-rates.service.js';

@ApiTags('Carriers')
@Controller('api/v1/company/exchange-rates')
export class ExchangeRatesController {
  constructor(private readonly rates: ExchangeRatesService) {}

  /** USD/CAD exchange rates, newest day first. Offers in different currencies are compared by the newest. */
  @Get()
  @RequirePermission('tariff.read')
  listExchangeRates(@CurrentActor() actor: Actor): Promise<ExchangeRateListDto> {
    return this.rates.list(actor);
  }

  /** Saves exchange rates, replacing those of the same days. */
  @Post()
  @HttpCode(200)
  @RequirePermission('tariff.manage')
  saveExchangeRates(@CurrentActor() actor: Actor, @Body() body: SaveExchangeRatesDto): Promise<ExchangeRateListDto> {
    return this.rates.save(actor, body.rates);
  }
}
