import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  CurrentActor,
  DuringFactorSetup,
  RecentlyAuthenticated,
  WithoutCompany,
} from '../../../platform/auth/decorators.js';
import { ShowsSecret } from '../../../platform/http/server/compressed.js';
import { FactorAddedDto, FactorsDto, RecoveryCodesDto, TotpCodeDto, TotpSetupDto } from './factors.dto.js';
import { FactorsService } from './factors.service.js';
import { RecoveryCodesService } from './recovery-codes/recovery-codes.service.js';
import { TotpService } from './totp/totp.service.js';

/** The user's second factors: authenticator app and recovery codes. */
@Controller('api/v1/me/factors')
@WithoutCompany()
export class FactorsController {
  constructor(
    private readonly factors: FactorsService,
    private readonly totp: TotpService,
    private readonly recoveryCodes: RecoveryCodesService,
  ) {}

  /** The user's second factors. */
  @Get()
  @DuringFactorSetup()
  getFactors(@CurrentActor() actor: Actor): Promise<FactorsDto> {
    return this.factors.describe(actor.userId);
  }

  /** Creates the secret of an authenticator app. It takes effect when a code confirms it. A repeated request creates another secret. */
  @Post('totp')
  @DuringFactorSetup()
  @ShowsSecret()
  @RecentlyAuthenticated()
  setUpTotp(@CurrentActor() actor: Actor): Promise<TotpSetupDto> {
    return this.totp.setUp(actor);
  }

  /** Confirms and adds the authenticator app. */
  @Post('totp/confirm')
  @DuringFactorSetup()
  @ShowsSecret()
  @RecentlyAuthenticated()
  async confirmTotp(@CurrentActor() actor: Actor, @Body() { code }: TotpCodeDto): Promise<FactorAddedDto> {
    const recoveryCodes = await this.totp.confirm(actor, code);
    return { factors: await this.factors.describe(actor.userId), recoveryCodes };
  }

  /** Removes the authenticator app. Without another factor, also removes the recovery codes. */
  @Delete('totp')
  @RecentlyAuthenticated()
  @HttpCode(204)
  removeTotp(@CurrentActor() actor: Actor): Promise<void> {
    return this.totp.remove(actor);
  }

  /** Creates ten new recovery codes. The old ones become invalid. */
  @Post('recovery-codes')
  @ShowsSecret()
  @RecentlyAuthenticated()
  async createRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodesDto> {
    return { codes: await this.recoveryCodes.make(actor) };
  }
}
