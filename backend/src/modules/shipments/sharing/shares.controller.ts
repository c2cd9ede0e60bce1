import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ShowsSecret } from '../../../platform/http/server/compressed.js';
import { ListShares } from './list-shares.js';
import { SharedDto, ShareListDto, ShareShipmentDto } from './share.dto.js';
import { SharesService } from './shares.service.js';

@Controller('api/v1/shipments/:id')
@RequirePermission('shipment.edit')
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly lists: ListShares,
  ) {}

  /** Creates a public link to the shipment's progress, usable without an account. */
  @Post('share')
  @ShowsSecret()
  shareShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() request: ShareShipmentDto,
  ): Promise<SharedDto> {
    return this.shares.share(actor, id, request);
  }

  /** Share links of the shipment, with their views. */
  @Get('shares')
  listShares(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShareListDto> {
    return this.lists.list(actor, id);
  }

  /** Revokes a link permanently. It no longer shows anything. */
  @Delete('shares/:shareId')
  @HttpCode(204)
  revokeShare(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('shareId') shareId: string): Promise<void> {
    return this.shares.revoke(actor, id, shareId);
  }
}
