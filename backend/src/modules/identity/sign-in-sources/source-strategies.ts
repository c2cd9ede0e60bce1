import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { Config } from '../../../config/config.js';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newUlid } from '../../../platform/ids.js';
import { Providers, type Provider } from './provider/providers.js';
import { SourceStrategy } from './source-strategy.js';

/** A source with its Passport strategy. */
export interface PreparedSource {
  /** Name of the strategy in Passport. */
  strategy: string;
  provider: Provider;
}

/** Passport strategies, one per source, created on first use. */
@Injectable()
export class SourceStrategies {
  private readonly prepared = new Map<string, Provider>();
  /** Passport has one registry per process, which may run more than one application. */
  private readonly application = newUlid();

  constructor(
    private readonly providers: Providers,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws NotFound if no source with this name is configured */
  source(name: unknown): SignInSource {
    const source = this.config.signInSources.find((candidate) => candidate.name === name);
    if (source === undefined) throw new NotFound();
    return source;
  }

  /** Redirect URL registered at the source: our page. */
  redirectUrl({ name }: SignInSource): string {
    return `${this.config.publicUrl.origin}/auth/shippers/${name}/callback`;
  }

  /** @throws SourceUnavailable if its endpoints are not cached and cannot be fetched */
  async prepare(source: SignInSource): Promise<PreparedSource> {
    const provider = await this.providers.of(source);
    const strategy = `${this.application}:${source.name}`;
    if (this.prepared.get(strategy) !== provider) {
      const parts = {
        provider,
        redirectUrl: this.redirectUrl(source),
        now: this.clock.now.bind(this.clock),
      };
      passport.use(strategy, new SourceStrategy(source, parts));
      this.prepared.set(strategy, provider);
    }
    return { strategy, provider };
  }
}
