import type { Request } from 'express';
import type { Permission } from '../registered.js';
import type { Actor } from './actor.js';

/** How every token of an API key begins. */
export const API_KEY_PREFIX = 'ldk_';

const CREDENTIALS = /^Bearer +(ldk_\S*)$/i;

/** The token of the API key that a request carries (RFC 6750, 2.1). Bearer tokens of others, as proxies add them, are not ours to judge. */
export function apiKeyOf(request: Pick<Request, 'headers'>): string | undefined {
  return CREDENTIALS.exec(request.headers.authorization ?? '')?.[1];
}

/** The program behind an API key. */
export interface KeyActor extends Actor {
  keyId: string;
}

/** Whether the request was made with an API key. */
export function isApiKey(actor: Actor): actor is KeyActor {
  return 'keyId' in actor;
}

/** Turns the token of an API key into the program behind it. The module of API keys provides it, to everybody. */
export abstract class ApiKeyReader {
  /** Every permission that a key can have. */
  abstract readonly permissions: readonly Permission[];
  /** Null when the token is unknown, expired or revoked, or its company is being deleted. */
  abstract read(token: string): Promise<KeyActor | null>;
}
