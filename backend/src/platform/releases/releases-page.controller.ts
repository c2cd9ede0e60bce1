import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { Request, Response } from 'express';
import { Public } from '../auth/decorators.js';
import { plainPagePolicy } from '../http/security/security-headers.js';
import { PageReleases } from './page-releases.js';
import { ReleaseChoiceCookie, type ReleaseChoice } from './release-choice.js';
import { RELEASES_STYLE, releasesPage, type ReleasesPageContent } from './releases-page.js';

const POLICY = plainPagePolicy(RELEASES_STYLE, "'self'");
const ACTIONS = ['early', 'standard', 'open', 'stop'] as const;

export class ReleaseChoiceDto {
  @IsIn(ACTIONS)
  action!: (typeof ACTIONS)[number];

  /** For `open`. */
  @IsOptional()
  @Matches(/^[a-z][a-z0-9]{0,39}$/)
  remote?: string;

  /** For `open`: the release's folder in the store. */
  @IsOptional()
  @Matches(/^\d+\.\d+\.\d+[\w.+-]{1,80}$/)
  release?: string;
}

/** The page on which users choose their releases: early ones, and for testers ones that are not live. */
@Controller('releases')
@ApiExcludeController()
@Public()
export class ReleasesPageController {
  constructor(
    private readonly pages: PageReleases,
    private readonly cookie: ReleaseChoiceCookie,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(response, 200, { choice: this.cookie.read(request), tester: await this.pages.testing(request) });
  }

  @Post()
  async choose(@Body() body: ReleaseChoiceDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    const choice = this.cookie.read(request);
    const tester = await this.pages.testing(request);
    if (tester === undefined) return send(response, 401, { choice, tester });
    const problem = body.action === 'open' ? await this.problemOf(body, tester) : undefined;
    if (problem !== undefined) return send(response, tester ? 404 : 403, { choice, tester, problem });
    this.cookie.write(response, changed(choice, body));
    response.redirect(303, body.action === 'open' || body.action === 'stop' ? '/' : '/releases');
  }

  /** Why the release cannot be opened. */
  private async problemOf(
    { remote = '', release = '' }: ReleaseChoiceDto,
    tester: boolean,
  ): Promise<string | undefined> {
    if (!tester) return 'Only testers can open releases that are not live.';
    const stored = remote !== '' && release !== '' && (await this.pages.stored(remote, release));
    return stored ? undefined : `The store has no release ${release} of ${remote}.`;
  }
}

function changed(choice: ReleaseChoice, { action, remote, release }: ReleaseChoiceDto): ReleaseChoice {
  if (action === 'early' || action === 'standard') return { ...choice, early: action === 'early' };
  const opened = action === 'open' && remote !== undefined && release !== undefined;
  return { ...choice, releases: opened ? new Map([...choice.releases, [remote, release]]) : new Map() };
}

function send(response: Response, status: number, content: ReleasesPageContent): void {
  response.status(status).set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
  response.type('html').send(releasesPage(content));
}
