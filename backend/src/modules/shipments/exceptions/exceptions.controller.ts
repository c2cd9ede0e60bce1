import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ShipmentExceptionDto } from '../tracking/tracking.dto.js';
import { ChangeExceptionDto, ExceptionListDto, ExceptionListQuery } from './exceptions.dto.js';
import { ExceptionsService } from './exceptions.service.js';

@Controller('api/v1/shipments')
export class ExceptionsController {
  constructor(private readonly exceptions: ExceptionsService) {}

  /** The work queue of exceptions, newest first. */
  @Get('exceptions')
  @RequirePermission('shipment.read')
  listShipmentExceptions(@CurrentActor() actor: Actor, @Query() query: ExceptionListQuery): Promise<ExceptionListDto> {
    return this.exceptions.list(actor, query);
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
