import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../config/config.js';

/** Format of our tokens: 32 bytes in base64url. Anything else is not looked up. */
const TOKEN = /^[\w-]{43}$/;

interface CookieAttributes {
  httpOnly: true;
  sameSite: 'lax';
  path: '/';
  secure: boolean;
}

/** A cookie with a secret token: HttpOnly, SameSite=Lax, and with the `__Host-` prefix if PUBLIC_URL is https. */
export class TokenCookie {
  readonly name: string;
  private readonly attributes: CookieAttributes;

  constructor(name: string, https: boolean) {
    this.name = https ? `__Host-${name}` : name;
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: https };
  }

  /** The token if the request has exactly one. If there are two, one was planted, and they cannot be told apart. */
  read(request: Request): string | undefined {
    const values = this.readAll(request);
    return values.length === 1 && TOKEN.test(values[0] ?? '') ? values[0] : undefined;
  }

  /** All values of this cookie in the request. */
  readAll(request: Request): string[] {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.filter((pair) => pair.startsWith(`${this.name}=`)).map((pair) => pair.slice(this.name.length + 1));
  }

  write(response: Response, token: string, expiresAt: Date): void {
    response.cookie(this.name, token, { ...this.attributes, expires: expiresAt });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes);
  }
}

/** The session cookie. */
@Injectable()
export class SessionCookie extends TokenCookie {
  constructor(config: ServerConfig) {
    super('lading_session', config.https);
  }
}
