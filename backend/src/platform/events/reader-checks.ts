import type { Request } from 'express';
import type { Actor, SessionReader } from '../auth/actor.js';
import { apiKeyOf, type ApiKeyReader } from '../auth/api-key.js';
import type { SessionCookie } from '../auth/session-cookie.js';

interface Waiting {
  answer: Promise<Actor | null>;
  resolve(actor: Actor | null): void;
  reject(error: unknown): void;
}

/** Says who the readers of streams are at this moment. All who are asked for in one turn of the event loop are read together, and each session once. */
export class ReaderChecks {
  private waiting = new Map<string, Waiting>();

  constructor(
    private readonly sessions: SessionReader,
    private readonly keys: ApiKeyReader,
    private readonly cookie: SessionCookie,
  ) {}

  /** Null when the session or the key of the request has ended. */
  async actorOf(request: Request): Promise<Actor | null> {
    const key = apiKeyOf(request);
    if (key !== undefined) return this.keys.read(key);
    const token = this.cookie.read(request);
    return token === undefined ? null : this.sessionOf(token);
  }

  private sessionOf(token: string): Promise<Actor | null> {
    const known = this.waiting.get(token);
    if (known !== undefined) return known.answer;
    if (this.waiting.size === 0) setImmediate(() => void this.readAll());
    const { promise: answer, resolve, reject } = Promise.withResolvers<Actor | null>();
    this.waiting.set(token, { answer, resolve, reject });
    return answer;
  }

  private async readAll(): Promise<void> {
    const { waiting } = this;
    this.waiting = new Map();
    try {
      const actors = await this.sessions.readMany([...waiting.keys()]);
      for (const [token, { resolve }] of waiting) resolve(actors.get(token) ?? null);
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  }
}
