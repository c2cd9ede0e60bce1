import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { FactorChanges } from './factor-changes.js';
import { FactorCodes } from './factor-codes.js';
import { FactorLog } from './factor-log.js';
import { FactorMails } from './factor-mails.js';
import { FactorsController } from './factors.controller.js';
import { FactorsService } from './factors.service.js';
import { PasskeyVerifier } from './passkeys/passkey-verifier.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PasskeyEntity } from './passkeys/persistence/passkey.entity.js';
import { PasskeysRepository } from './passkeys/persistence/passkeys.repository.js';
import { WebauthnChallengeEntity } from './passkeys/persistence/webauthn-challenge.entity.js';
import { WebauthnChallengesRepository } from './passkeys/persistence/webauthn-challenges.repository.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { WebauthnChallenges } from './passkeys/webauthn-challenges.js';
import { FactorsRepository } from './persistence/factors.sql.js';
import { RecoveryCodeEntity } from './recovery-codes/persistence/recovery-code.entity.js';
import { RecoveryCodesRepository } from './recovery-codes/persistence/recovery-codes.repository.js';
import { RecoveryCodesService } from './recovery-codes/recovery-codes.service.js';
import { TotpFactorEntity } from './totp/persistence/totp-factor.entity.js';
import { TotpFactorsRepository } from './totp/persistence/totp-factors.repository.js';
import { RemoveAddedFactors } from './remove-added-factors.js';
import { TotpSecrets, TotpService } from './totp/totp.service.js';

/** Second factors: authenticator app, passkeys and recovery codes. */
@Module({
  imports: [
    TypeOrmModule.forFeature([TotpFactorEntity, PasskeyEntity, RecoveryCodeEntity, WebauthnChallengeEntity]),
    AccountsModule,
    DevicesModule,
  ],
  controllers: [FactorsController, PasskeysController],
  providers: [
    FactorChanges,
    FactorCodes,
    FactorLog,
    FactorMails,
    FactorsRepository,
    FactorsService,
    PasskeyVerifier,
    PasskeysRepository,
    PasskeysService,
    RecoveryCodesRepository,
    RecoveryCodesService,
    RelyingParty,
    RemoveAddedFactors,
    TotpFactorsRepository,
    TotpSecrets,
    TotpService,
    WebauthnChallenges,
    WebauthnChallengesRepository,
  ],
  exports: [FactorCodes, FactorsRepository, FactorsService, PasskeyVerifier, RemoveAddedFactors],
})
export class FactorsModule {}
