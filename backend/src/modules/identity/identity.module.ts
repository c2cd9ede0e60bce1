import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../platform/auth/actor.js';
import { CompaniesModule } from '../companies/index.js';
import { DemonstrationCompany } from './demonstration-company.js';
import { FactorsService } from './factors/factors.service.js';
import { FactorsRepository } from './factors/persistence/factors.repository.js';
import { PasskeyEntity } from './factors/persistence/passkey.entity.js';
import { PasskeysRepository } from './factors/persistence/passkeys.repository.js';
import { RecoveryCodeEntity } from './factors/persistence/recovery-code.entity.js';
import { RecoveryCodesRepository } from './factors/persistence/recovery-codes.repository.js';
import { TotpFactorEntity } from './factors/persistence/totp-factor.entity.js';
import { TotpFactorsRepository } from './factors/persistence/totp-factors.repository.js';
import { WebauthnChallengeEntity } from './factors/persistence/webauthn-challenge.entity.js';
import { WebauthnChallengesRepository } from './factors/persistence/webauthn-challenges.repository.js';
import { IdentityController } from './identity.controller.js';
import { KnownDevices } from './known-devices.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { IdentitiesController } from './oauth/identities.controller.js';
import { IdentitiesService } from './oauth/identities.service.js';
import { IdentityMails } from './oauth/identity-mails.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { ExternalIdentitiesRepository } from './oauth/persistence/external-identities.repository.js';
import { ExternalIdentityEntity } from './oauth/persistence/external-identity.entity.js';
import { PasswordHasher } from './password-hasher.js';
import { RegistrationLinkEntity } from './persistence/registration-link.entity.js';
import { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { KnownDevicesRepository } from './persistence/known-devices.repository.js';
import { OwnSessionsRepository } from './persistence/own-sessions.repository.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { UserAccountEntity } from './persistence/user-account.entity.js';
import { UserSessionEntity } from './persistence/user-session.entity.js';
import { UsersRepository } from './persistence/users.repository.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { RegistrationMails } from './registration-mails.js';
import { RegistrationService } from './registration.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';
import { SignInAnswer } from './sign-in-answer.js';
import { SignInService } from './sign-in.service.js';
import { StoredSessionReader } from './stored-session-reader.js';
import { UsersService } from './users.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([UserAccountEntity, RegistrationEntity, RegistrationLinkEntity, UserSessionEntity, ExternalIdentityEntity]),
    TypeOrmModule.forFeature([TotpFactorEntity, PasskeyEntity, RecoveryCodeEntity, WebauthnChallengeEntity]),
    CompaniesModule,
  ],
  controllers: [IdentityController, IdentitiesController, OAuthController, SessionsController],
  providers: [
    { provide: SessionReader, useClass: StoredSessionReader },
    DemonstrationCompany,
    ExternalIdentitiesRepository,
    FactorsRepository,
    FactorsService,
    PasskeysRepository,
    RecoveryCodesRepository,
    TotpFactorsRepository,
    WebauthnChallengesRepository,
    IdentitiesService,
    IdentityMails,
    KnownDevices,
    KnownDevicesRepository,
    OwnSessionsRepository,
    OwnSessionsService,
    PasswordHasher,
    ReauthenticationService,
    RegistrationMails,
    RegistrationsRepository,
    RegistrationService,
    SessionsRepository,
    SessionsService,
    SignInAnswer,
    SignInService,
    UsersRepository,
    UsersService,
    VerificationService,
  ],
  exports: [SessionReader, DemonstrationCompany],
})
export class IdentityModule {}
