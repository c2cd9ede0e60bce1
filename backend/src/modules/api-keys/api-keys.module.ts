import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKeyReader } from '../../platform/auth/api-key.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { ApiKeyNotices } from './api-key-notices.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { PurgeKeyAccountsJob } from './purge-key-accounts.job.js';
import { ApiKeyEntity } from './persistence/api-key.entity.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { RevokeAddedKeys, RevokeKeysOfFormerMembers } from './revoke-keys.js';
import { StoredApiKeyReader } from './stored-api-key-reader.js';

/** Global, because the platform's session guard and event stream read keys. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity]), CompaniesModule, IdentityModule],
  controllers: [ApiKeysController],
  providers: [
    { provide: ApiKeyReader, useClass: StoredApiKeyReader },
    ApiKeyNotices,
    ApiKeysRepository,
    ApiKeysService,
    PurgeKeyAccountsJob,
    RevokeAddedKeys,
    RevokeKeysOfFormerMembers,
  ],
  exports: [ApiKeyReader],
})
export class ApiKeysModule {}
