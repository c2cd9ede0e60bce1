import { Global, Module } from '@nestjs/common';
import { ApiKeyReader } from '../../platform/auth/api-key.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { ApiKeyNotices } from './api-key-notices.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { PurgeKeyAccountsJob } from './purge-key-accounts.job.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { RevokeAddedKeys } from './revoke-added-keys.js';
import { RevokeKeysOfFormerMembers } from './revoke-keys-of-former-members.js';
import { StoredApiKeyReader } from './stored-api-key-reader.js';

/** Global, because whatever knows who is asking has to know keys. */
@Global()
@Module({
  imports: [CompaniesModule, IdentityModule],
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
