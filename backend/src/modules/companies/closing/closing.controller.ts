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

  /** Deletes the company of the session: nobody can work in it any more, and after 30 days everything but the activity log is erased. */
  @Delete('company')
  @RequirePermission('company.delete')
  @RecentlyAuthenticated()
  deleteCompany(@CurrentActor() actor: Actor, @Body() { name }: DeleteCompanyDto): Promise<DeletedCompanyDto> {
    return this.closing.close(actor, name);
  }

  /** Takes the deletion of a company back, within its 30 days; only for its owners. */
  @Post('me/associations/:companyId/restore')
  @WithoutCompany()
  @HttpCode(204)
  restoreCompany(@CurrentActor() actor: Actor, @Param('companyId') companyId: string): Promise<void> {
    return this.closing.restore(actor, companyId);
  }
}
