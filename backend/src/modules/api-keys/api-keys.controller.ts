import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../platform/auth/decorators.js';
import { ApiKeyListDto, MadeApiKeyDto, MakeApiKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@Controller('api/v1/company/api-keys')
@RequirePermission('key.manage')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** Keys that are not revoked, newest first. */
  @Get()
  listApiKeys(@CurrentActor() actor: Actor): Promise<ApiKeyListDto> {
    return this.keys.list(actor);
  }

  /** Makes a key and shows its token this once. */
  @Post()
  @RecentlyAuthenticated()
  makeApiKey(@CurrentActor() actor: Actor, @Body() body: MakeApiKeyDto): Promise<MadeApiKeyDto> {
    return this.keys.make(actor, body);
  }

  /** Revokes a key: its next request is refused. */
  @Delete(':id')
  @HttpCode(204)
  revokeApiKey(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
