import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import {
  CurrentActor,
  DuringFactorSetup,
  RecentlyAuthenticated,
  WithoutCompany,
} from '../../../../platform/auth/decorators.js';
import { ShowsSecret } from '../../../../platform/http/server/compressed.js';
import { FactorAddedDto, FactorsDto } from '../factors.dto.js';
import { FactorsService } from '../factors.service.js';
import { AddPasskeyDto, PasskeyCreationOptionsDto, RenamePasskeyDto } from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';

/** The user's passkeys, at most ten. */
@Controller('api/v1/me/factors/passkeys')
@WithoutCompany()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly factors: FactorsService,
  ) {}

  /** Returns a challenge for creating a passkey. */
  @Post('options')
  @DuringFactorSetup()
  @RecentlyAuthenticated()
  @HttpCode(200)
  async challengeNewPasskey(@CurrentActor() actor: Actor): Promise<PasskeyCreationOptionsDto> {
    return { publicKey: await this.passkeys.creationOptions(actor) };
  }

  /** Adds the passkey that the browser created. */
  @Post()
  @DuringFactorSetup()
  @ShowsSecret()
  @RecentlyAuthenticated()
  async addPasskey(@CurrentActor() actor: Actor, @Body() body: AddPasskeyDto): Promise<FactorAddedDto> {
    const recoveryCodes = await this.passkeys.add(actor, body);
    return { factors: await this.factors.describe(actor.userId), recoveryCodes };
  }

  /** Renames a passkey. */
  @Patch(':id')
  async renamePasskey(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<FactorsDto> {
    await this.passkeys.rename(actor, id, name);
    return this.factors.describe(actor.userId);
  }

  /** Removes a passkey. Removing the last factor also removes the recovery codes. */
  @Delete(':id')
  @RecentlyAuthenticated()
  @HttpCode(204)
  removePasskey(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.passkeys.remove(actor, id);
  }
}
