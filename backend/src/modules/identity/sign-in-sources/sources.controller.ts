import { Controller, Get } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Public } from '../../../platform/auth/decorators.js';
import { SignInSourcesDto } from './oauth.dto.js';

@Controller('api/v1/auth')
export class SourcesController {
  constructor(private readonly config: Config) {}

  /** OAuth sources that the sign-in page offers, and who can register. */
  @Get('sources')
  @Public()
  listSignInSources(): SignInSourcesDto {
    const items = this.config.signInSources.map(({ name, label }) => ({ name, label }));
    const { demonstration, signUp } = this.config;
    return { items, nextCursor: null, demonstration, signUp };
  }
}
