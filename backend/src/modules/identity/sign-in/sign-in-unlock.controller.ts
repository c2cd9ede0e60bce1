import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { UnlockSignInDto } from './sign-in.dto.js';
import { SignInUnlockService } from './sign-in-unlock.service.js';

@Controller('api/v1/auth')
export class SignInUnlockController {
  constructor(private readonly unlock: SignInUnlockService) {}

  /** Allows this browser to sign in for one day while the account is limited, with the token from an email. */
  @Post('unlock')
  @Public()
  @HttpCode(204)
  unlockSignIn(@Body() { token }: UnlockSignInDto, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.unlock.redeem(token, response);
  }
}
