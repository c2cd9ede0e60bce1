import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionReader } from '../../platform/auth/actor.js';
import { CompaniesModule } from '../companies/index.js';
import { AccountActivity } from './account-activity.js';
import { CurrentSession } from './current-session.js';
import { CompanySwitchController } from './company-switch/company-switch.controller.js';
import { CompanySwitch } from './company-switch/company-switch.service.js';
import { SessionCompaniesRepository } from './company-switch/persistence/session-companies.repository.js';
import { DemonstrationCompany } from './demonstration-company.js';
import { FactorChanges } from './factors/factor-changes.js';
import { FactorCodes } from './factors/factor-codes.js';
import { FactorLog } from './factors/factor-log.js';
import { FactorMails } from './factors/factor-mails.js';
import { FactorReauthenticationController } from './factors/factor-reauthentication.controller.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsService } from './factors/factors.service.js';
import { MfaController } from './factors/mfa.controller.js';
import { PasskeySignInController } from './factors/passkey-sign-in.controller.js';
import { PasskeySignInService } from './factors/passkey-sign-in.service.js';
import { PasskeyVerifier } from './factors/passkey-verifier.js';
import { PasskeysController } from './factors/passkeys.controller.js';
import { PasskeysService } from './factors/passkeys.service.js';
import { RecoveryCodesService } from './factors/recovery-codes.service.js';
import { RelyingParty } from './factors/relying-party.js';
import { SecondFactorService } from './factors/second-factor.service.js';
import { TotpService } from './factors/totp.service.js';
import { WebauthnChallenges } from './factors/webauthn-challenges.js';
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
import { NewDeviceMails } from './new-device-mails.js';
import { MailedLinks } from './mailed-links.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { DemonstrationIdentity } from './oauth/demonstration-identity.js';
import { IdentitiesController } from './oauth/identities.controller.js';
import { IdentitiesService } from './oauth/identities.service.js';
import { IdentityMails } from './oauth/identity-mails.js';
import { LinkingUser } from './oauth/linking-user.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { ExternalIdentitiesRepository } from './oauth/persistence/external-identities.repository.js';
import { ExternalIdentityEntity } from './oauth/persistence/external-identity.entity.js';
import { SpentStatesRepository } from './oauth/persistence/spent-states.repository.js';
import { Providers } from './oauth/providers.js';
import { SignInStates } from './oauth/sign-in-states.js';
import { SourceStrategies } from './oauth/source-strategies.js';
import { PasswordHasher } from './password-hasher.js';
import { NewPassword } from './passwords/new-password.js';
import { OwnPasswordService } from './passwords/own-password.service.js';
import { PasswordChange } from './passwords/password-change.js';
import { PasswordMails } from './passwords/password-mails.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { AccountsRepository } from './persistence/accounts.repository.js';
import { MailedLinkEntity } from './persistence/mailed-link.entity.js';
import { MailedLinkTokenEntity } from './persistence/mailed-link-token.entity.js';
import { MailedLinksRepository } from './persistence/mailed-links.repository.js';
import { RegistrationLinkEntity } from './persistence/registration-link.entity.js';
import { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { KnownDevicesRepository } from './persistence/known-devices.repository.js';
import { OpenSessionsRepository } from './persistence/open-sessions.repository.js';
import { SessionRotationsRepository } from './persistence/session-rotations.repository.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { UserAccountEntity } from './persistence/user-account.entity.js';
import { UserSessionEntity } from './persistence/user-session.entity.js';
import { UsersRepository } from './persistence/users.repository.js';
import { PresentActor } from './present-actor.js';
import { AddedSignInMethods } from './profile/added-sign-in-methods.js';
import { EmailChangeService } from './profile/email-change.service.js';
import { EmailMails } from './profile/email-mails.js';
import { EmailUndoHooks } from './profile/email-undo-hooks.js';
import { EmailUndoService } from './profile/email-undo.service.js';
import { EmailVerificationService } from './profile/email-verification.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { RegistrationCompany } from './registration-company.js';
import { RegistrationMails } from './registration-mails.js';
import { RegistrationService } from './registration.service.js';
import { SecurityNotices } from './security-notices.js';
import { SessionsController } from './sessions.controller.js';
import { SessionRotationInterceptor } from './session-rotation.interceptor.js';
import { SessionRotation } from './session-rotation.js';
import { SessionsService } from './sessions.service.js';
import { SignInAnswer } from './sign-in-answer.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { SignInUnlockController } from './sign-in-unlock.controller.js';
import { SignInUnlockService } from './sign-in-unlock.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInService } from './sign-in.service.js';
import { StoredSessionReader } from './stored-session-reader.js';
import { UsersService } from './users.service.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      UserAccountEntity,
      RegistrationEntity,
      RegistrationLinkEntity,
      UserSessionEntity,
      ExternalIdentityEntity,
    ]),
    TypeOrmModule.forFeature([TotpFactorEntity, PasskeyEntity, RecoveryCodeEntity, WebauthnChallengeEntity]),
    TypeOrmModule.forFeature([MailedLinkEntity, MailedLinkTokenEntity]),
    CompaniesModule,
  ],
  controllers: [
    IdentityController,
    IdentitiesController,
    OAuthController,
    SessionsController,
    SignInController,
    SignInUnlockController,
    MfaController,
    FactorReauthenticationController,
    PasskeySignInController,
    FactorsController,
    PasskeysController,
    PasswordsController,
    ProfileController,
    CompanySwitchController,
  ],
  providers: [
    { provide: SessionReader, useClass: StoredSessionReader },
    { provide: APP_INTERCEPTOR, useClass: SessionRotationInterceptor },
    AccountActivity,
    AccountsRepository,
    AddedSignInMethods,
    CurrentSession,
    CompanySwitch,
    SessionCompaniesRepository,
    DemonstrationCompany,
    DemonstrationIdentity,
    EmailChangeService,
    EmailMails,
    EmailUndoHooks,
    EmailUndoService,
    EmailVerificationService,
    ExternalIdentitiesRepository,
    FactorChanges,
    FactorCodes,
    FactorLog,
    FactorMails,
    FactorsRepository,
    FactorsService,
    IdentitiesService,
    IdentityMails,
    KnownDevices,
    KnownDevicesRepository,
    LinkingUser,
    MailedLinks,
    MailedLinksRepository,
    NewDeviceMails,
    NewPassword,
    OpenSessionsRepository,
    OwnPasswordService,
    OwnSessionsService,
    PasskeySignInService,
    PasskeysRepository,
    PasskeysService,
    PasskeyVerifier,
    PasswordChange,
    PasswordHasher,
    PasswordMails,
    PasswordResetService,
    PresentActor,
    ProfileService,
    Providers,
    ReauthenticationService,
    RecoveryCodesRepository,
    RecoveryCodesService,
    RegistrationCompany,
    RegistrationMails,
    RegistrationService,
    RegistrationsRepository,
    RelyingParty,
    SecondFactorService,
    SecurityNotices,
    SessionRotation,
    SessionRotationsRepository,
    SessionsRepository,
    SessionsService,
    SignInAnswer,
    SignInAttempts,
    SignInService,
    SignInStates,
    SignInUnlockService,
    SourceStrategies,
    SpentStatesRepository,
    TotpFactorsRepository,
    TotpService,
    UsersRepository,
    UsersService,
    VerificationService,
    WebauthnChallenges,
    WebauthnChallengesRepository,
  ],
  exports: [SessionReader, DemonstrationCompany, EmailUndoHooks, UsersService],
})
export class IdentityModule {}
