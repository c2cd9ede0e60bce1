import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../config/config.js';

/** The cookie that carries the session token: HttpOnly, SameSite=Lax, and with the `__Host-` prefix whenever people come over https. */
@Injectable()
export class SessionCookie {
  readonly name: string;
  private readonly attributes: { httpOnly: true; sameSite: 'lax'; path: '/'; secure: boolean };

  constructor(config: Config) {
    this.name = config.https ? '__Host-lading_session' : 'lading_session';
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: config.https };
  }

  /** The token, if the request carries one. */
  read(request: Request): string | undefined {
    const token: unknown = (request.cookies as Record<string, unknown> | undefined)?.[this.name];
    return typeof token === 'string' && token !== '' ? token : undefined;
  }

  write(response: Response, token: string, expiresAt: Date): void {
    response.cookie(this.name, token, { ...this.attributes, expires: expiresAt });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes);
  }
}
