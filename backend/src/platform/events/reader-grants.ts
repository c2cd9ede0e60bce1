import type { Request } from 'express';
import type { Grant, SessionReader } from '../auth/actor.js';
import { apiKeyOf, type ApiKeyReader } from '../auth/api-key.js';
import type { SessionCookie } from '../auth/session-cookie.js';

/** The reader's credential: an API key, else a session token. */
export interface Credential {
  key?: string;
  token?: string;
}

/** Current permissions of stream readers. */
export class ReaderGrants {
  constructor(
    private readonly sessions: SessionReader,
    private readonly keys: ApiKeyReader,
    private readonly cookie: SessionCookie,
  ) {}

  credentialOf(request: Request): Credential {
    const key = apiKeyOf(request);
    return key === undefined ? { token: this.cookie.read(request) } : { key };
  }

  /** One entry per reader; looks up all credentials together, each once. Null if the session or the key has ended. */
  async of(readers: readonly Credential[]): Promise<(Grant | null)[]> {
    const sessions = await this.sessions.grants(distinct(readers.map(({ token }) => token)));
    const keys = distinct(readers.map(({ key }) => key));
    const programs = new Map(await Promise.all(keys.map(async (key) => [key, await this.keys.read(key)] as const)));
    return readers.map(({ key, token = '' }) => (key === undefined ? sessions.get(token) : programs.get(key)) ?? null);
  }
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values)].filter((value) => value !== undefined);
}
