import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  CurrentActor,
  RecentlyAuthenticated,
  RequirePermission,
  WithoutCompany,
} from '../../../platform/auth/decorators.js';
import { DeleteCompanyDto, DeletedCompanyDto } from './closing.dto.js';
import { ClosingService } from './closing.service.js';

@Controller('api/v1')
export class ClosingController {
  constructor(private readonly closing: ClosingService) {}

  /**
   * Deletes the session's company. Members lose access at once; after 30 days all data except the activity log is erased.
   * 409 LEGAL_HOLD while documents of a shipment are on legal hold.
   */
  @Delete('company')
  @RequirePermission('company.delete')
  @RecentlyAuthenticated()
  deleteCompany(@CurrentActor() actor: Actor, @Body() { name }: DeleteCompanyDto): Promise<DeletedCompanyDto> {
    return this.closing.close(actor, name);
  }

  /** Restores a deleted company within 30 days. Owners only. */
  @Post('me/associations/:companyId/restore')
  @WithoutCompany()
  @HttpCode(204)
  restoreCompany(@CurrentActor() actor: Actor, @Param('companyId') companyId: string): Promise<void> {
    return this.closing.restore(actor, companyId);
  }
}
