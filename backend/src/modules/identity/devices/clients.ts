import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { browserOf, type Client } from './client.js';
import { KnownDevices } from './known-devices.js';

/** Reads the client of a request: browser, IP address, session cookie and device cookie. */
@Injectable()
export class Clients {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
  ) {}

  of(request: Request): Client {
    return {
      ...browserOf(request),
      sessionToken: this.cookie.read(request),
      deviceToken: this.devices.tokenOf(request),
    };
  }
}
