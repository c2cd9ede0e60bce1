import { Injectable } from '@nestjs/common';
import type { DeclineReason } from '../connectors/connector.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import { given } from '../connectors/freight-parts.js';
import { type AccessToken, AccessTokens } from './access-tokens.js';
import type { CarrierCredentialsDto } from './connections.dto.js';
import { CredentialsVault } from './credentials.js';
import type { ConnectionRow } from './persistence/connections.repository.js';

/** How one call authenticates the company. */
export interface Authorization {
  /** Empty without credentials. */
  headers: Readonly<Record<string, string>>;
  /** Whether a carrier that refuses it may accept a new access token. */
  isRenewable: boolean;
}

/** Authenticates calls to carriers. */
@Injectable()
export class CarrierAuthorization {
  constructor(
    private readonly vault: CredentialsVault,
    private readonly tokens: AccessTokens,
    private readonly connectors: ConnectorRegistry,
  ) {}

  /** The headers that authenticate the company, or why there is no access token. `renew`: even if the stored one has not expired. @throws Error if the credentials were encrypted for another connection or server */
  async of(
    connection: ConnectionRow,
    endpoint: URL,
    signal: AbortSignal,
    { renew = false } = {},
  ): Promise<Authorization | DeclineReason> {
    const credentials = this.vault.open(connection.id, endpoint, connection.credentials);
    if (credentials?.scheme !== 'client_credentials')
      return { headers: credentials === null ? {} : headersOf(credentials), isRenewable: false };
    const { scope = null, audience } = this.connectors.get(connection.connector).setup?.oauth ?? {};
    const parameters = { ...given('scope', connection.options?.tokenScope ?? scope), ...given('audience', audience) };
    const answer = renew
      ? await this.tokens.renew(connection, credentials, parameters, signal)
      : await this.tokens.of(connection, credentials, parameters, signal);
    return 'code' in answer ? answer : bearer(answer);
  }
}

function bearer({ token, isReused }: AccessToken): Authorization {
  return { headers: { authorization: `Bearer ${token}` }, isRenewable: isReused };
}

function headersOf({ scheme, secret, userName = '', header = '' }: CarrierCredentialsDto): Record<string, string> {
  if (scheme === 'bearer') return { authorization: `Bearer ${secret}` };
  if (scheme === 'basic') return { authorization: `Basic ${Buffer.from(`${userName}:${secret}`).toString('base64')}` };
  return { [header.toLowerCase()]: secret };
}
