import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import type { ConnectorKind } from '../connectors/connector.js';
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
    const { channel } = this.connectors.get(connector);
    const given = HTTP_FIELDS.filter((field) => dto[field] !== undefined);
    if (channel === 'mail' && given.length > 0) throw tariffConnection(given);
    if (channel === 'http' && dto.tenderEmail !== undefined) throw httpConnection();
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
