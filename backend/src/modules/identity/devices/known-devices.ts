import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../../config/config.js';
import { TokenCookie } from '../../../platform/auth/session-cookie.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { browserOf } from './client.js';
import { NewDeviceMails } from './new-device-mails.js';
import { KnownDevicesRepository } from './persistence/known-devices.repository.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 180 * DAY_MS;
/** Lifetime for a browser admitted by an unlock link that has not signed in since. */
const ADMITTED_MS = DAY_MS;

/** Browsers that have completed a sign-in. Their attempts are counted separately, so an attack on the account does not block its owner. */
@Injectable()
export class KnownDevices {
  private readonly cookie: TokenCookie;

  constructor(
    private readonly devices: KnownDevicesRepository,
    private readonly mails: NewDeviceMails,
    private readonly database: Database,
    private readonly clock: Clock,
    config: ServerConfig,
  ) {
    this.cookie = new TokenCookie('lading_device', config.https);
  }

  /** The secret of the browser's device cookie, if it has one. */
  tokenOf(request: Request): string | undefined {
    return this.cookie.read(request);
  }

  /** User id of the device's owner; null for a missing, unknown or expired token, and for a browser that never signed in. */
  ownerOf(token: string): Promise<string | null> {
    return this.devices.ownerOf(hashToken(token), this.clock.now());
  }

  /** Whether the browser signed in to the account before, or was admitted by an unlock link. */
  admits(token: string, userId: string): Promise<boolean> {
    return this.devices.admits(hashToken(token), userId, this.clock.now());
  }

  /** Whether it is a device of the account with this address. Looks up the device, not the account, so timing does not reveal whether the account exists. */
  async isOf(email: string, token = ''): Promise<boolean> {
    return (await this.devices.emailOf(hashToken(token), this.clock.now())) === email;
  }

  /** Makes the browser a known device of the user for 180 days. Notifies the user of a sign-in on a new device. */
  async remember(response: Response, { userId, isSignIn }: { userId: string; isSignIn: boolean }): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const present = this.cookie.read(response.req) ?? '';
    const isKnown = (await this.ownerOf(present)) === userId;
    const token = isKnown ? present : newToken();
    await this.database.transaction(async (tx) => {
      await this.devices.save(tx, { tokenHash: hashToken(token), userId, signedIn: true, createdAt: now, expiresAt });
      if (isSignIn && !isKnown) await this.mails.announce(tx, userId, browserOf(response.req));
    });
    this.cookie.write(response, token, expiresAt);
  }

  /** Gives the browser the sign-in limits of a known device for 24 hours. */
  async admit(response: Response, userId: string): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + ADMITTED_MS);
    const token = newToken();
    const device = { tokenHash: hashToken(token), userId, signedIn: false, createdAt, expiresAt };
    await this.database.transaction((tx) => this.devices.save(tx, device));
    this.cookie.write(response, token, expiresAt);
  }
}
