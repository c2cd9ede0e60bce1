import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { OutboundCallFailed } from '../../../platform/http/egress/bounded-fetch.js';
import { OutboundClient, type OutboundResponse } from '../../../platform/http/egress/outbound-client.js';
import { parseWellFormedJson } from '../../../platform/http/validation/well-formed.js';
import { type MessageCheck, messageCheck } from '../../../platform/messages/message-check.js';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { DeclineReason } from '../connectors/connector.js';
import type { CarrierCredentialsDto } from './connections.dto.js';
import { type ConnectionRow, ConnectionsRepository } from './persistence/connections.repository.js';

const ANSWER_MAX_BYTES = 65_536;
/** A token is requested again this long before it expires, so that no call is sent with one that expires on its way. */
const MARGIN_MS = 60_000;
/** Longest time that a token is reused, whatever the server says. */
const REUSE_MAX_MS = 24 * 3_600_000;
/** A sealed token must fit into its column. */
const TOKEN_MAX = 7_000;

/** Access token of a connection. `isReused`: requested by an earlier call. */
export interface AccessToken {
  token: string;
  isReused: boolean;
}

/** What a server wants to know in addition to the client credentials. */
export interface TokenParameters {
  scope?: string;
  audience?: string;
}

/** Access token response (RFC 6749, section 5.1). */
interface TokenAnswer {
  access_token: string;
  /** Seconds; some servers send them as text. */
  expires_in?: number | string | null;
}

const isTokenAnswer: MessageCheck<TokenAnswer> = messageCheck({
  type: 'object',
  required: ['access_token'],
  properties: {
    access_token: { type: 'string', pattern: '^[\\x21-\\x7e]+$', maxLength: TOKEN_MAX },
    expires_in: { type: ['number', 'string', 'null'] },
  },
});

/** Requests access tokens with client credentials (RFC 6749, section 4.4) and shares them between processes. */
@SealsColumns([
  {
    table: 'carrier_connection',
    column: 'access_token',
    key: ['company_id', 'id'],
    purpose: ({ id = '' }) => purpose(id),
  },
])
@Injectable()
export class AccessTokens {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly box: SecretBox,
    private readonly client: OutboundClient,
    private readonly clock: Clock,
  ) {}

  /** The stored token while it is valid, else a new one, which is stored; a decline reason if the server gives none. */
  async of(
    connection: ConnectionRow,
    credentials: CarrierCredentialsDto,
    parameters: TokenParameters,
    signal: AbortSignal,
  ): Promise<AccessToken | DeclineReason> {
    const { id, accessToken: sealed, accessTokenUntil: until } = connection;
    if (sealed !== null && until !== null && until > this.clock.now())
      return { token: this.box.open(sealed, purpose(id)).toString(), isReused: true };
    return this.renew(connection, credentials, parameters, signal);
  }

  /** Requests and stores a new token. */
  async renew(
    connection: ConnectionRow,
    { clientId = '', secret, tokenUrl = '' }: CarrierCredentialsDto,
    parameters: TokenParameters,
    signal: AbortSignal,
  ): Promise<AccessToken | DeclineReason> {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
      ...parameters,
    });
    const { name } = connection.carrier;
    try {
      const answer = await this.client.send({
        method: 'POST',
        url: new URL(tokenUrl),
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
        signal,
        maxBytes: ANSWER_MAX_BYTES,
      });
      const read = readToken(answer, name);
      if ('code' in read) return read;
      await this.store(connection, read);
      return { token: read.token, isReused: false };
    } catch (error) {
      if (error instanceof OutboundCallFailed) return failed(error, name);
      throw error;
    }
  }

  private async store(
    connection: ConnectionRow,
    { token, seconds }: { token: string; seconds: number | null },
  ): Promise<void> {
    const reuseMs = Math.min((seconds ?? 0) * 1_000 - MARGIN_MS, REUSE_MAX_MS);
    if (reuseMs <= 0) return;
    await this.connections.storeAccessToken(connection, {
      accessToken: this.box.seal(Buffer.from(token), purpose(connection.id)),
      accessTokenUntil: new Date(this.clock.now().getTime() + reuseMs),
    });
  }
}

function readToken(
  { status, body, retryAfter }: OutboundResponse,
  carrier: string,
): { token: string; seconds: number | null } | DeclineReason {
  if (status === 400 || status === 401 || status === 403)
    return {
      code: 'CARRIER_REFUSED',
      message: english(msg`${{ carrier }} does not accept the client ID and secret of this connection.`),
    };
  if (status === 408 || status === 429 || status >= 500)
    return {
      code: 'CARRIER_UNAVAILABLE',
      message: english(msg`${{ carrier }} gives no access token (HTTP ${{ status }}).`),
      ...(/^[1-9]\d{0,5}$/.test(retryAfter) ? { retryAfterMs: Number(retryAfter) * 1_000 } : {}),
    };
  const answer = status === 200 ? parsed(body) : undefined;
  if (!isTokenAnswer(answer))
    return {
      code: 'CARRIER_ANSWER_INVALID',
      message: english(msg`The token response of ${{ carrier }} cannot be used.`),
    };
  const seconds = Number(answer.expires_in ?? Number.NaN);
  return { token: answer.access_token, seconds: Number.isFinite(seconds) ? seconds : null };
}

function failed({ reason }: OutboundCallFailed, carrier: string): DeclineReason {
  if (reason === 'timeout')
    return {
      code: 'CARRIER_TIMEOUT',
      message: english(msg`${{ carrier }} did not respond to the request for an access token.`),
    };
  return { code: 'CARRIER_UNAVAILABLE', message: english(msg`The token server of ${{ carrier }} cannot be reached.`) };
}

function parsed(text: string): unknown {
  try {
    return parseWellFormedJson(text);
  } catch {
    return undefined;
  }
}

function purpose(connectionId: string): string {
  return `carrier access token ${connectionId}`;
}
