import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ShipmentExceptionDto } from '../tracking/tracking.dto.js';
import {
  ChangedExceptionsDto,
  ChangeExceptionDto,
  ChangeExceptionsDto,
  ExceptionListDto,
  ExceptionListQuery,
} from './exceptions.dto.js';
import { ExceptionsService } from './exceptions.service.js';

@Controller('api/v1/shipments')
export class ExceptionsController {
  constructor(private readonly exceptions: ExceptionsService) {}

  /** The work queue of exceptions: the highest severity first, then the oldest. */
  @Get('exceptions')
  @RequirePermission('shipment.read')
  listShipmentExceptions(@CurrentActor() actor: Actor, @Query() query: ExceptionListQuery): Promise<ExceptionListDto> {
    return this.exceptions.list(actor, query);
  }

  /** Assigns, snoozes or resolves several exceptions at once. An unknown id is a 404, and nothing is changed. */
  @Post('exceptions/changes')
  @HttpCode(200)
  @RequirePermission('shipment.edit')
  changeShipmentExceptions(
    @CurrentActor() actor: Actor,
    @Body() { exceptionIds, ...change }: ChangeExceptionsDto,
  ): Promise<ChangedExceptionsDto> {
    return this.exceptions.changeAll(actor, exceptionIds, change);
  }

  /** Assigns, snoozes or resolves an exception. */
  @Patch(':id/exceptions/:exceptionId')
  @RequirePermission('shipment.edit')
  changeShipmentException(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('exceptionId') exceptionId: string,
    @Body() body: ChangeExceptionDto,
  ): Promise<ShipmentExceptionDto> {
    return this.exceptions.change(actor, id, exceptionId, body);
  }
}
