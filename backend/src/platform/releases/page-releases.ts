import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { Config } from '../../config/config.js';
import { SessionReader, type Actor } from '../auth/actor.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { Logger } from '../logging/logger.js';
import { RegistrySource, type PublishedRegistry } from '../static/published-registry.js';
import { signatureProblem } from '../static/release-signatures.js';
import { RELEASE_STORE, type ReleaseStore } from '../static/release-store.js';
import { ReleaseChoiceCookie, type ReleaseChoice } from './release-choice.js';
import { isPersonal, selectReleases, type ListedRelease } from './select-releases.js';

const TIME_LIMIT_MS = 900;

/** The registry as one user gets it. */
export interface PageRegistry extends PublishedRegistry {
  /** Whether it depends on the user, so that no cache may share it. */
  readonly personal: boolean;
}

/** Chooses the releases of each page: live ones, canaries, and what testers open instead. */
@Injectable()
export class PageReleases {
  /** Manifests of released builds never change. */
  private readonly manifests = new LRUCache<string, ListedRelease>({ max: 50 });

  constructor(
    private readonly registry: RegistrySource,
    private readonly config: Config,
    private readonly sessionCookie: SessionCookie,
    private readonly sessions: SessionReader,
    private readonly choices: ReleaseChoiceCookie,
    private readonly logger: Logger,
    @Inject(RELEASE_STORE) private readonly store: ReleaseStore,
  ) {}

  /** Whether the last read of the store failed. */
  get unreadable(): boolean {
    return this.registry.unreadable;
  }

  /** Undefined if nothing has been published, or if the store has not been readable yet. */
  async forRequest(request: Request): Promise<PageRegistry | undefined> {
    const published = await this.registry.current();
    if (published === undefined) return undefined;
    const body = published.body as { remotes: ListedRelease[] };
    const choice = this.choices.read(request);
    if (!isPersonal(body.remotes) && choice.releases.size === 0) return { ...published, personal: false };
    return personalRegistry({ ...body, remotes: await this.select(body.remotes, choice, request) });
  }

  /** Whether the user of a request may open releases that are not live; undefined if nobody is signed in. */
  async testing(request: Request): Promise<boolean | undefined> {
    const actor = await this.actorOf(request);
    return actor === null ? undefined : this.isTester(actor);
  }

  /** Testers may open releases that are in the store and not live: verified addresses in `MFE_TESTERS`. */
  private isTester({ email, emailVerified }: Actor): boolean {
    return emailVerified && this.config.testers.includes(email.toLowerCase());
  }

  /** The registry entry of a stored release; undefined if the store has none that is signed as required. @throws if the store cannot be read */
  async stored(remote: string, release: string): Promise<ListedRelease | undefined> {
    const folder = `mfe/${remote}/${release}`;
    const known = this.manifests.get(folder);
    if (known !== undefined) return known;
    const text = await this.store.readText(`${folder}/mfe.manifest.json`, AbortSignal.timeout(TIME_LIMIT_MS));
    if (text === undefined) return undefined;
    const { files: _files, ...manifest } = JSON.parse(text) as ListedRelease & { files?: object };
    const entry = { ...manifest, entry: `/${folder}/${manifest.entry}`, enabled: true };
    const isRefused = entry.name !== remote || signatureProblem({ ...entry }, this.config.signatures) !== undefined;
    if (isRefused) return undefined;
    this.manifests.set(folder, entry);
    return entry;
  }

  private async select(remotes: ListedRelease[], choice: ReleaseChoice, request: Request): Promise<ListedRelease[]> {
    try {
      const actor = await this.actorOf(request);
      if (actor === null) return selectReleases(remotes, null);
      const selected = selectReleases(remotes, { ...actor, early: choice.early });
      return this.isTester(actor) ? await this.override(selected, choice.releases) : selected;
    } catch (error) {
      this.logger.failure('RELEASES_NOT_SELECTED', error);
      return selectReleases(remotes, null);
    }
  }

  private async override(remotes: ListedRelease[], releases: ReleaseChoice['releases']): Promise<ListedRelease[]> {
    const stored = await Promise.all([...releases].map(([remote, release]) => this.stored(remote, release)));
    const shown = stored.filter((entry) => entry !== undefined).map((entry) => ({ ...entry, override: true }));
    return [...remotes.filter(({ name }) => !shown.some((entry) => entry.name === name)), ...shown];
  }

  /** Reading a page does not extend the session. */
  private async actorOf(request: Request): Promise<Actor | null> {
    const token = this.sessionCookie.read(request);
    const actor = token === undefined ? null : await this.sessions.read(token, { extend: false });
    return actor?.sessionState === 'active' ? actor : null;
  }
}

function personalRegistry(body: object): PageRegistry {
  const text = JSON.stringify(body);
  return { text, body, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`, personal: true };
}
