import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { CompanySwitchModule } from './company-switch/company-switch.module.js';
import { DemonstrationModule } from './demonstration/demonstration.module.js';
import { FactorRuleModule } from './factor-rule/factor-rule.module.js';
import { FactorSignInModule } from './factor-sign-in/factor-sign-in.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignInSourcesModule } from './sign-in-sources/sign-in-sources.module.js';
import { SignInModule } from './sign-in/sign-in.module.js';

/** Composes the modules of identity. */
@Module({
  imports: [
    RegistrationModule,
    SignInModule,
    SessionsModule,
    PasswordsModule,
    FactorSignInModule,
    FactorsModule,
    FactorRuleModule,
    SignInSourcesModule,
    ProfileModule,
    CompanySwitchModule,
    AccountsModule,
    AdministrationModule,
    DemonstrationModule,
  ],
  exports: [AccountsModule, DemonstrationModule, SessionsModule],
})
export class IdentityModule {}
