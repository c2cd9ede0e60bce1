import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../../config/config.js';
import { TokenCookie } from '../../../platform/auth/session-cookie.js';
import { Clock } from '../../../platform/clock.js';
import { newUlid } from '../../../platform/ids.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { addressBlock, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import { isStateOf, SIGN_IN_STATE_MS, type SignInState } from './domain/sign-in-state.js';
import { SignInStateInvalid } from './oauth.errors.js';
import { SpentStatesRepository } from './persistence/spent-states.repository.js';

const PURPOSE = 'sign-in-state';
const STATE_MAX_LENGTH = 4_096;
const NONCE_BYTES = 16;

/** OAuth states: sealed, bound to a browser, single use. */
@Injectable()
export class SignInStates {
  private readonly cookie: TokenCookie;

  constructor(
    config: ServerConfig,
    private readonly box: SecretBox,
    private readonly spent: SpentStatesRepository,
    private readonly clock: Clock,
  ) {
    this.cookie = new TokenCookie('lading_sign_in', config.https);
  }

  /** Creates a state and binds it to the browser, which may have several at once. */
  begin(
    request: Request,
    response: Response,
    details: Pick<SignInState, 'source' | 'intent' | 'sessionId' | 'next'>,
  ): SignInState {
    const expiresAt = new Date(this.clock.now().getTime() + SIGN_IN_STATE_MS);
    const token = this.cookie.read(request) ?? newToken();
    this.cookie.write(response, token, expiresAt);
    return {
      ...details,
      id: newUlid(),
      browser: hashToken(token),
      verifier: newToken(),
      nonce: randomBytes(NONCE_BYTES).toString('base64url'),
      expiresAt: expiresAt.getTime(),
    };
  }

  seal(state: SignInState): string {
    return this.box.seal(Buffer.from(JSON.stringify(state)), PURPOSE).toString('base64url');
  }

  /**
   * Opens and redeems the state of a callback.
   * @throws SignInStateInvalid if it is forged, expired, used, or of another browser or source
   */
  async redeem(request: Request, source: string): Promise<SignInState> {
    const token = this.cookie.read(request);
    const state = this.open(request.query.state);
    if (
      token === undefined ||
      state === null ||
      !isStateOf(state, { source, browser: hashToken(token), now: this.clock.now() })
    )
      throw new SignInStateInvalid('the state is not one of this browser, or too old');
    if (!(await this.spent.add(state.id, new Date(state.expiresAt))))
      throw new SignInStateInvalid('the state was used before');
    return state;
  }

  private open(sealed: unknown): SignInState | null {
    if (typeof sealed !== 'string' || sealed.length > STATE_MAX_LENGTH) return null;
    try {
      return JSON.parse(this.box.open(Buffer.from(sealed, 'base64url'), PURPOSE).toString()) as SignInState;
    } catch {
      return null;
    }
  }
}

/** Limit of starts and callbacks per IP address, because each sends a request to another server. */
export function oauthLimits(step: 'start' | 'callback', ipAddress = ''): ThrottleRule[] {
  return [{ name: `oauth-${step}`, key: addressBlock(ipAddress), points: 100, seconds: 15 * 60 }];
}
