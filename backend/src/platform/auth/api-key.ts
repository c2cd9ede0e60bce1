import type { Request } from 'express';
import type { Permission } from '../registered.js';
import type { Actor } from './actor.js';

/** Prefix of every API key token. */
export const API_KEY_PREFIX = 'ldk_';

const CREDENTIALS = /^Bearer +(ldk_\S*)$/i;

/** API key token of the request (RFC 6750, 2.1). Other bearer tokens, such as those that proxies add, are ignored. */
export function apiKeyOf(request: Pick<Request, 'headers'>): string | undefined {
  return CREDENTIALS.exec(request.headers.authorization ?? '')?.[1];
}

/** Actor of an API key. */
export interface KeyActor extends Actor {
  keyId: string;
}

/** Whether the request was made with an API key. */
export function isApiKey(actor: Actor): actor is KeyActor {
  return 'keyId' in actor;
}

/** Finds the actor for an API key token. Implemented by the API keys module, which exports it globally. */
export abstract class ApiKeyReader {
  /** Every permission that a key can have. */
  abstract readonly permissions: readonly Permission[];
  /** Null when the token is unknown, expired or revoked, or its company is being deleted. */
  abstract read(token: string): Promise<KeyActor | null>;
}
