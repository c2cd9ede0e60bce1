import type { Request } from 'express';

const USER_AGENT_MAX_LENGTH = 300;

/** A browser and its IP address. */
export interface Browser {
  userAgent: string;
  ipAddress: string;
}

/** The browser that signs in, for the list of sessions. */
export interface Client extends Browser {
  /** The browser's current session, if any; signing in again ends it. */
  sessionToken?: string;
  /** The browser's device cookie, if any; selects the sign-in limits that apply. */
  deviceToken?: string;
}

/** The browser that sent a request. */
export function browserOf(request: Request): Browser {
  return { userAgent: (request.get('user-agent') ?? '').slice(0, USER_AGENT_MAX_LENGTH), ipAddress: request.ip ?? '' };
}
