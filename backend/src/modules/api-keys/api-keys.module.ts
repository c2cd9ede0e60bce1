import { Global, Module } from '@nestjs/common';
import { ApiKeyReader } from '../../platform/auth/api-key.js';
import { IdentityModule } from '../identity/index.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { PurgeKeyAccountsJob } from './purge-key-accounts.job.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { RevokeAddedKeys } from './revoke-added-keys.js';
import { StoredApiKeyReader } from './stored-api-key-reader.js';

/** Global, because whatever knows who is asking has to know keys. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [ApiKeysController],
  providers: [
    { provide: ApiKeyReader, useClass: StoredApiKeyReader },
    ApiKeysRepository,
    ApiKeysService,
    PurgeKeyAccountsJob,
    RevokeAddedKeys,
  ],
  exports: [ApiKeyReader],
})
export class ApiKeysModule {}
