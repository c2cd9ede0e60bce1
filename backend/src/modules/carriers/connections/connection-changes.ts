import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import type { ConnectorKind } from '../connectors/connector.js';
import { ANY_CARRIER, type ConnectorSetup, SETUP_FIELDS } from '../connectors/connector-setup.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import type { ChangeConnectionDto } from './connections.dto.js';
import { CredentialsVault } from './credentials.js';
import { readEndpoint } from './endpoint.js';
import type { ConnectionSettings } from './persistence/connections.repository.js';

const HTTP_FIELDS = [
  'endpoint',
  'credentials',
  'trackingPath',
  'chargesPath',
  'invoicesPath',
  'customerNumber',
  'timeoutSeconds',
] as const;

/** Settings that are stored as they are given. */
const TEXT_FIELDS = ['trackingPath', 'chargesPath', 'invoicesPath', 'customerNumber', 'tenderEmail'] as const;

/** The settings of a connection. */
interface ConnectionToSet extends ConnectionSettings {
  id: string;
  connector: ConnectorKind;
}

/** Computes the settings of a connection after a change. */
@Injectable()
export class ConnectionChanges {
  constructor(
    private readonly connectors: ConnectorRegistry,
    private readonly vault: CredentialsVault,
    private readonly rules: EgressRules,
  ) {}

  /** Credentials are removed if the endpoint changes to another server. @throws ValidationFailed for fields that do not apply to the kind of connection */
  apply(connection: ConnectionToSet, dto: ChangeConnectionDto): ConnectionSettings {
    this.requireFitting(connection.connector, dto);
    const endpoint = this.endpoint(dto.endpoint ?? connection.endpoint);
    const moved = connection.endpoint !== null && new URL(connection.endpoint).origin !== endpoint?.origin;
    const kept = dto.credentials === null || moved ? null : connection.credentials;
    const texts = Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, dto[field] === undefined ? connection[field] : dto[field]]),
    ) as Pick<ConnectionSettings, (typeof TEXT_FIELDS)[number]>;
    return {
      endpoint: endpoint?.href ?? null,
      credentials:
        dto.credentials && endpoint !== null ? this.vault.seal(connection.id, endpoint, dto.credentials) : kept,
      ...texts,
      timeoutMs: dto.timeoutSeconds === undefined ? connection.timeoutMs : dto.timeoutSeconds * 1_000,
      enabled: dto.enabled ?? connection.enabled,
    };
  }

  private endpoint(text: string | null): URL | null {
    if (text === null) return null;
    const read = readEndpoint(text, this.rules);
    if (!(read instanceof URL)) throw new ValidationFailed([read]);
    return read;
  }

  private requireFitting(connector: ConnectorKind, dto: ChangeConnectionDto): void {
    const { channel, setup = ANY_CARRIER } = this.connectors.get(connector);
    const given = HTTP_FIELDS.filter((field) => dto[field] !== undefined);
    if (channel !== 'http' && given.length > 0) throw tariffConnection(given);
    if (channel !== 'mail' && dto.tenderEmail !== undefined) throw httpConnection();
    const errors = notOfKind(setup, dto);
    if (errors.length > 0) throw new ValidationFailed(errors);
  }
}

/** Tariff connections have no server, so they have no server settings. */
function tariffConnection(fields: readonly string[]): ValidationFailed {
  const errors: FieldError[] = fields.map((field) => ({
    pointer: `/${field}`,
    code: 'NOT_OF_TARIFF',
    message: 'A tariff connection can only be enabled and disabled, and given an address for tenders.',
  }));
  return new ValidationFailed(errors);
}

/** Settings that the carrier's interface does not have, and credentials that it does not accept. */
function notOfKind(
  { fields, keyHeader }: ConnectorSetup,
  { credentials, ...settings }: ChangeConnectionDto,
): FieldError[] {
  const unused = SETUP_FIELDS.filter((field) => !fields.includes(field) && settings[field]);
  const errors = unused.map((field) => ({
    pointer: `/${field}`,
    code: 'NOT_OF_KIND',
    message: 'The interface of this carrier does not have this setting.',
  }));
  if (!credentials || keyHeader === null) return errors;
  const { scheme, header = '' } = credentials;
  const message = `This carrier accepts a key in the header ${keyHeader}.`;
  return scheme === 'api_key' && header.toLowerCase() === keyHeader.toLowerCase()
    ? errors
    : [...errors, { pointer: '/credentials/scheme', code: 'NOT_OF_KIND', message }];
}

/** HTTP connections have no tender address: they receive tenders over HTTP. */
function httpConnection(): ValidationFailed {
  return new ValidationFailed([
    {
      pointer: '/tenderEmail',
      code: 'NOT_OF_HTTP',
      message: 'Carriers connected over HTTP receive tenders over HTTP, not by email.',
    },
  ]);
}
