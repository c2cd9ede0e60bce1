import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, WithoutCompany } from '../../../platform/auth/decorators.js';
import { FactorAddedDto, FactorsDto, RecoveryCodesDto, TotpCodeDto, TotpSetupDto } from './factors.dto.js';
import { FactorsService } from './factors.service.js';
import { RecoveryCodesService } from './recovery-codes/recovery-codes.service.js';
import { TotpService } from './totp/totp.service.js';

/** The second factors of a person: authenticator app and recovery codes. */
@Controller('api/v1/me/factors')
@WithoutCompany()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
  ) {}

  /** What the person has beside their password. */
  @Get()
  getFactors(@CurrentActor() actor: Actor): Promise<FactorsDto> {
    return this.factors.describe(actor.userId);
  }

  /** Makes the secret of an authenticator app; it counts once a code has confirmed it. Asking again makes another one. */
  @Post('totp')
  @RecentlyAuthenticated()
  setUpTotp(@CurrentActor() actor: Actor): Promise<TotpSetupDto> {
    return this.totp.setUp(actor);
  }

  /** Adds the authenticator app that was set up. */
  @Post('totp/confirm')
  @RecentlyAuthenticated()
  async confirmTotp(@CurrentActor() actor: Actor, @Body() { code }: TotpCodeDto): Promise<FactorAddedDto> {
    const recoveryCodes = await this.totp.confirm(actor, code);
    return { factors: await this.factors.describe(actor.userId), recoveryCodes };
  }

  /** Removes the authenticator app; without another factor also the recovery codes. */
  @Delete('totp')
  @RecentlyAuthenticated()
  @HttpCode(204)
  removeTotp(@CurrentActor() actor: Actor): Promise<void> {
    return this.totp.remove(actor);
  }

  /** Makes ten new recovery codes; the old ones are void. */
  @Post('recovery-codes')
  @RecentlyAuthenticated()
  async makeRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodesDto> {
    return { codes: await this.recoveryCodes.make(actor) };
  }
}
