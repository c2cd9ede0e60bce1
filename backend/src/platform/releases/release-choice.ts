import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../config/config.js';

const NAME = 'lading_releases';
const KEPT_MS = 180 * 86_400_000;
const EARLY = 'early';
const REMOTE = /^([a-z][a-z0-9]{0,39})@(\d+\.\d+\.\d+[\w.+-]{1,80})$/;
/** Remotes that a tester can override at once. */
const MOST = 10;

/** What a user chose for one browser. */
export interface ReleaseChoice {
  /** Whether the user gets canaries that are open to everyone who asks. */
  early: boolean;
  /** Releases to show instead of the live ones, by remote. Applied for testers only. */
  releases: ReadonlyMap<string, string>;
}

/** The cookie with the choice, such as `early claims@1.5.0-ab49a3ba5f63`. It grants nothing: each page checks what the user may see. */
@Injectable()
export class ReleaseChoiceCookie {
  constructor(private readonly config: ServerConfig) {}

  read(request: Request): ReleaseChoice {
    const { [NAME]: text } = (request.cookies ?? {}) as Record<string, unknown>;
    const words = typeof text === 'string' ? text.split(' ') : [];
    const releases = words.flatMap((word) => {
      const [, remote, release] = REMOTE.exec(word) ?? [];
      return remote !== undefined && release !== undefined ? [[remote, release] as const] : [];
    });
    return { early: words.includes(EARLY), releases: new Map(releases.slice(0, MOST)) };
  }

  write(response: Response, { early, releases }: ReleaseChoice): void {
    const words = [...(early ? [EARLY] : []), ...[...releases].map((pair) => pair.join('@'))];
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: this.config.https } as const;
    if (words.length === 0) response.clearCookie(NAME, attributes);
    else response.cookie(NAME, words.join(' '), { ...attributes, maxAge: KEPT_MS });
  }
}
