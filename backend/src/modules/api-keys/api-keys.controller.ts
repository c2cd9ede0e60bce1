import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../platform/auth/decorators.js';
import { ShowsSecret } from '../../platform/http/server/compressed.js';
import { ApiKeyListDto, CreatedApiKeyDto, CreateApiKeyDto } from './api-keys.dto.js';
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

  /** Creates a key. Its token is returned only here. */
  @Post()
  @ShowsSecret()
  @RecentlyAuthenticated()
  createApiKey(@CurrentActor() actor: Actor, @Body() body: CreateApiKeyDto): Promise<CreatedApiKeyDto> {
    return this.keys.make(actor, body);
  }

  /** Revokes a key, effective with its next request. */
  @Delete(':id')
  @HttpCode(204)
  revokeApiKey(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.keys.revoke(actor, id);
  }
}
