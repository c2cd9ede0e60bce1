import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { presentPage } from '../../platform/http/paging/page.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import {
  FuelPriceListDto,
  SaveFuelPricesDto,
  TariffDto,
  TariffListDto,
  TariffTermsDto,
  UpdateTariffDto,
} from './carriers.dto.js';
import { presentTariff } from './carriers.presenter.js';
import { CarriersQueries } from './persistence/carriers.sql.js';
import { ConnectedCarrierListDto } from './connections/connections.dto.js';
import { ConnectionsQueries } from './connections/connections.queries.js';
import { FuelPricesService } from './fuel-prices.service.js';
import { TariffsService } from './tariffs.service.js';

@Controller('api/v1/company')
export class CarriersController {
  constructor(
    private readonly queries: CarriersQueries,
    private readonly connections: ConnectionsQueries,
    private readonly tariffs: TariffsService,
    private readonly fuelPrices: FuelPricesService,
  ) {}

  /** The company's carriers and their connections. */
  @Get('carriers')
  @RequirePermission('tariff.read')
  listCarriers(@CurrentActor() actor: Actor): Promise<ConnectedCarrierListDto> {
    return this.connections.carriers(actor.companyId);
  }

  /** Tariff versions, newest first. */
  @Get('tariffs')
  @RequirePermission('tariff.read')
  async listTariffs(@CurrentActor() actor: Actor, @Query() query: PagedQuery): Promise<TariffListDto> {
    return presentPage(await this.queries.tariffs(actor, query.cursor, query.limit), presentTariff);
  }

  /** Terms of a tariff version as uploaded. */
  @Get('tariffs/:id/terms')
  @RequirePermission('tariff.read')
  async getTariffTerms(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TariffTermsDto> {
    return { tariffId: id, terms: { ...(await this.queries.tariffTerms(actor, id)) } };
  }

  /** Withdraws a tariff version from rating, or restores it. */
  @Patch('tariffs/:id')
  @RequirePermission('tariff.manage')
  updateTariff(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: UpdateTariffDto,
  ): Promise<TariffDto> {
    return this.tariffs.setWithdrawn(actor, id, body.withdrawn);
  }

  /** Fuel prices, newest week first. */
  @Get('fuel-prices')
  @RequirePermission('tariff.read')
  listFuelPrices(@CurrentActor() actor: Actor): Promise<FuelPriceListDto> {
    return this.fuelPrices.list(actor);
  }

  /** Saves weekly fuel prices. */
  @Post('fuel-prices')
  @HttpCode(200)
  @RequirePermission('tariff.manage')
  saveFuelPrices(@CurrentActor() actor: Actor, @Body() body: SaveFuelPricesDto): Promise<FuelPriceListDto> {
    return this.fuelPrices.save(actor, body.prices);
  }
}
