import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { RATING_LIMITS } from '../../rating/index.js';
import { OrderDto, OrderRequestDto } from './orders.dto.js';
import { OrdersService } from './orders.service.js';

@Controller('api/v1/orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Suggests a quote for an order of a shop or ERP system: products give class, NMFC item, size and weight. Repeating an order with the same content
   * returns its quote with 200; other content under the same number is 409 ORDER_CHANGED.
   */
  @Post()
  @ApiCreatedResponse({ type: OrderDto, description: 'The quote was created and rated.' })
  @ApiOkResponse({ type: OrderDto, description: 'The order was sent before with the same content.' })
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async submitOrder(
    @CurrentActor() actor: Actor,
    @Body() request: OrderRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderDto> {
    const order = await this.orders.submit(actor, request);
    response.status(order.repeated ? 200 : 201);
    return order;
  }
}
