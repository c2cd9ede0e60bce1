import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { IdentitiesController } from './identities/identities.controller.js';
import { IdentitiesService, RemoveAddedIdentities } from './identities/identities.service.js';
import { IdentitySignInService } from './identities/identity-sign-in.service.js';
import { IdentityMails } from './identities/identity-mails.js';
import { ExternalIdentitiesRepository } from './identities/persistence/external-identities.repository.js';
import { ExternalIdentityEntity } from './identities/persistence/external-identity.entity.js';
import { LinkingUser } from './linking-user.js';
import { OAuthController } from './oauth.controller.js';
import { SpentSignInStateEntity } from './persistence/spent-sign-in-state.entity.js';
import { SpentStatesRepository } from './persistence/spent-states.repository.js';
import { Providers } from './provider/providers.js';
import { SignInStates } from './sign-in-states.js';
import { SourceStrategies } from './source-strategies.js';
import { SourcesController } from './sources.controller.js';

/** Sign-in with identities of configured OAuth sources, and linking them to accounts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ExternalIdentityEntity, SpentSignInStateEntity]),
    AccountsModule,
    DevicesModule,
    FactorsModule,
    SessionsModule,
  ],
  controllers: [SourcesController, IdentitiesController, OAuthController],
  providers: [
    ExternalIdentitiesRepository,
    IdentitiesService,
    IdentityMails,
    IdentitySignInService,
    LinkingUser,
    Providers,
    RemoveAddedIdentities,
    SignInStates,
    SourceStrategies,
    SpentStatesRepository,
  ],
  exports: [ExternalIdentitiesRepository],
})
export class SignInSourcesModule {}
