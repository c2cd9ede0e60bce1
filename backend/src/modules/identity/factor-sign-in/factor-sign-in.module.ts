import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { FactorReauthenticationController } from './factor-reauthentication.controller.js';
import { MfaController } from './mfa.controller.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { SecondFactorService } from './second-factor.service.js';

/** Sign-in and reauthentication with a second factor, and sign-in with a passkey alone. */
@Module({
  imports: [DevicesModule, FactorsModule, SessionsModule],
  controllers: [MfaController, FactorReauthenticationController, PasskeySignInController],
  providers: [PasskeySignInService, SecondFactorService],
})
export class FactorSignInModule {}
