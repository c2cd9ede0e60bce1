import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import type { ConnectorKind } from '../connectors/connector.js';
import {
  ANY_CARRIER,
  CONNECTION_OPTIONS,
  type ConnectionOptions,
  type ConnectorSetup,
  SETUP_FIELDS,
} from '../connectors/connector-setup.js';
import { ConnectorRegistry } from '../connectors/connector-registry.js';
import type { CarrierCredentialsDto, ChangeConnectionDto } from './connections.dto.js';
import { CredentialsVault } from './credentials.js';
import { readEndpoint } from './endpoint.js';
import type { ConnectionSettings } from './persistence/connections.repository.js';
import { msg, type Message } from '../../../messages/message.js';

const HTTP_FIELDS = [
  'endpoint',
  'credentials',
  'trackingPath',
  'chargesPath',
  'invoicesPath',
  'customerNumber',
  'options',
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

  /** Credentials are removed if the endpoint changes to another server. @throws ValidationFailed for fields that do not apply to the kind of connection, and for missing ones */
  apply(connection: ConnectionToSet, dto: ChangeConnectionDto): ConnectionSettings {
    const setup = this.requireFitting(connection.connector, dto);
    const endpoint = this.endpoint(dto.endpoint ?? connection.endpoint);
    const moved = connection.endpoint !== null && new URL(connection.endpoint).origin !== endpoint?.origin;
    const kept = dto.credentials === null || moved ? null : connection.credentials;
    const texts = Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, dto[field] === undefined ? connection[field] : dto[field]]),
    ) as Pick<ConnectionSettings, (typeof TEXT_FIELDS)[number]>;
    const options = dto.options === undefined ? connection.options : optionsOf(dto.options);
    const missing = missingSettings(setup, texts.customerNumber, options);
    if (missing.length > 0) throw new ValidationFailed(missing);
    return {
      endpoint: endpoint?.href ?? null,
      credentials:
        dto.credentials && endpoint !== null
          ? this.vault.seal(connection.id, endpoint, this.withTokenUrl(dto.credentials, setup, endpoint))
          : kept,
      ...texts,
      options,
      timeoutMs: dto.timeoutSeconds === undefined ? connection.timeoutMs : dto.timeoutSeconds * 1_000,
      enabled: dto.enabled ?? connection.enabled,
    };
  }

  /** Client credentials are sealed with the address that they are sent to. */
  private withTokenUrl(
    credentials: CarrierCredentialsDto,
    { servers }: ConnectorSetup,
    endpoint: URL,
  ): CarrierCredentialsDto {
    if (credentials.scheme !== 'client_credentials') return credentials;
    const published = servers.find(({ url }) => new URL(url).origin === endpoint.origin)?.tokenUrl;
    const tokenUrl = credentials.tokenUrl ?? published;
    const pointer = '/credentials/tokenUrl';
    if (tokenUrl === undefined)
      throw new ValidationFailed([
        { pointer, code: 'TOKEN_URL_REQUIRED', message: msg`Enter the address of the access tokens.` },
      ]);
    const read = readEndpoint(tokenUrl, this.rules);
    if (!(read instanceof URL)) throw new ValidationFailed([{ ...read, pointer }]);
    return { ...credentials, tokenUrl: read.href };
  }

  private endpoint(text: string | null): URL | null {
    if (text === null) return null;
    const read = readEndpoint(text, this.rules);
    if (!(read instanceof URL)) throw new ValidationFailed([read]);
    return read;
  }

  private requireFitting(connector: ConnectorKind, dto: ChangeConnectionDto): ConnectorSetup {
    const { channel, setup = ANY_CARRIER } = this.connectors.get(connector);
    const given = HTTP_FIELDS.filter((field) => dto[field] !== undefined);
    if (channel !== 'http' && given.length > 0) throw tariffConnection(given);
    if (channel !== 'mail' && dto.tenderEmail !== undefined) throw httpConnection();
    const errors = notOfKind(setup, dto);
    if (errors.length > 0) throw new ValidationFailed(errors);
    return setup;
  }
}

/** Tariff connections have no server, so they have no server settings. */
function tariffConnection(fields: readonly string[]): ValidationFailed {
  const errors: FieldError[] = fields.map((field) => ({
    pointer: `/${field}`,
    code: 'NOT_OF_TARIFF',
    message: msg`A tariff connection can only be enabled and disabled, and given an address for tenders.`,
  }));
  return new ValidationFailed(errors);
}

/** Settings that the carrier's interface does not have, and credentials that it does not accept. */
function notOfKind(setup: ConnectorSetup, { credentials, options, ...settings }: ChangeConnectionDto): FieldError[] {
  const unused = SETUP_FIELDS.filter((field) => !setup.fields.includes(field) && settings[field]);
  const unknown = CONNECTION_OPTIONS.filter((option) => !setup.options?.includes(option) && options?.[option]);
  const pointers = [...unused.map((field) => `/${field}`), ...unknown.map((option) => `/options/${option}`)];
  const errors = pointers.map((pointer) => ({
    pointer,
    code: 'NOT_OF_KIND',
    message: msg`The interface of this carrier does not have this setting.`,
  }));
  const message = credentials ? refusalOf(credentials, setup) : null;
  return message === null ? errors : [...errors, { pointer: '/credentials/scheme', code: 'NOT_OF_KIND', message }];
}

/** Why the carrier does not accept the kind of credentials; null if it does. */
function refusalOf(
  { scheme, header = '' }: CarrierCredentialsDto,
  { keyHeader, oauth }: ConnectorSetup,
): Message | null {
  if (oauth !== undefined)
    return scheme === 'client_credentials' ? null : msg`This carrier accepts a client ID and a client secret.`;
  if (keyHeader === null) return null;
  return scheme === 'api_key' && header.toLowerCase() === keyHeader.toLowerCase()
    ? null
    : msg`This carrier accepts a key in the header ${{ keyHeader }}.`;
}

/** Without empty values; null without any. */
function optionsOf(options: ConnectionOptions | null): ConnectionOptions | null {
  const given = CONNECTION_OPTIONS.flatMap((option) => (options?.[option] ? [[option, options[option]]] : []));
  return given.length === 0 ? null : (Object.fromEntries(given) as ConnectionOptions);
}

/** Settings without which the carrier cannot be called. */
function missingSettings(
  { required = [] }: ConnectorSetup,
  customerNumber: string | null,
  options: ConnectionOptions | null,
): FieldError[] {
  const values: Readonly<Partial<Record<string, string | null>>> = { ...options, customerNumber };
  return required
    .filter((field) => !values[field])
    .map((field) => ({
      pointer: field === 'customerNumber' ? '/customerNumber' : `/options/${field}`,
      code: 'REQUIRED_OF_KIND',
      message: msg`The carrier requires this setting.`,
    }));
}

/** HTTP connections have no tender address: they receive tenders over HTTP. */
function httpConnection(): ValidationFailed {
  return new ValidationFailed([
    {
      pointer: '/tenderEmail',
      code: 'NOT_OF_HTTP',
      message: msg`Carriers connected over HTTP receive tenders over HTTP, not by email.`,
    },
  ]);
}
