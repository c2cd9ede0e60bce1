import type { Request } from 'express';
import type { SessionCookie } from '../../../platform/auth/session-cookie.js';

const USER_AGENT_MAX_LENGTH = 300;

/** A browser, and where it is. */
export interface Browser {
  userAgent: string;
  ipAddress: string;
}

/** The browser that asks to sign in, as the list of sessions will name it. */
export interface Client extends Browser {
  /** Of the session that the browser has already, if any; signing in again ends it. */
  sessionToken?: string;
  /** Of the browser as a device that somebody has signed in from; looked at only when a password is tried or a link requested. */
  deviceToken?: string;
}

/** Describes the browser behind a request. */
export function clientOf(request: Request, cookie: SessionCookie): Client {
  return { ...browserOf(request), sessionToken: cookie.read(request) };
}

/** The browser behind a request, and where it is. */
export function browserOf(request: Request): Browser {
  return { userAgent: (request.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_LENGTH), ipAddress: request.ip ?? '' };
}
