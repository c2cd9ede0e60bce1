import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  AlsoForKeys,
  CurrentActor,
  RecentlyAuthenticated,
  RequirePermission,
} from '../../../platform/auth/decorators.js';
import { ShowsSecret } from '../../../platform/http/server/compressed.js';
import { InboundSecretDto } from './inbound-secrets.dto.js';
import { InboundSecrets } from './inbound-secrets.js';

@Controller('api/v1/company/carriers')
export class InboundSecretsController {
  constructor(private readonly secrets: InboundSecrets) {}

  /** Creates a new secret that a carrier signs its messages with, returned only here. The previous secret is accepted for 24 more hours. `id` is the connection's id. */
  @Post(':id/inbound-secret')
  @ShowsSecret()
  @RequirePermission('carrier.manage')
  @RecentlyAuthenticated()
  @AlsoForKeys()
  createInboundSecret(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InboundSecretDto> {
    return this.secrets.make(actor, id);
  }

  /** Stops receiving messages over a connection: both secrets become invalid. `id` is the connection's id. */
  @Delete(':id/inbound-secret')
  @HttpCode(204)
  @RequirePermission('carrier.manage')
  removeInboundSecret(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.secrets.remove(actor, id);
  }
}
