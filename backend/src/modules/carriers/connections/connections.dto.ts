import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { IsUrlText, IsMailAddress } from '../../../platform/http/validation/formats.js';
import { LIMITS } from '../../../kernel/limits.js';
import { CarrierDto } from '../carriers.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Bounds of connections over HTTP (freight.md Annex E: 8 s soft, 20 s hard). */
export const CONNECTION_LIMITS = {
  endpoint: 500,
  timeoutSeconds: 8,
  timeoutSecondsMax: 20,
} as const;

/** A path from the root of a server, without query. */
const IsServerPath = (): PropertyDecorator =>
  Matches(/^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$(?<=^.{1,200})/, {
    message: ruleText(msg`Enter a path such as /api/charges, of at most 200 characters.`),
  });

/** Recent availability of a carrier. */
export class ConnectionHealthDto {
  /** `untested` until the first call; always `up` for tariffs, which Lading rates. */
  state: 'untested' | 'up' | 'failing';
  /** Error while the connection is failing. */
  lastError: string | null;
  /** Median duration of recent responses in milliseconds; null without any. */
  p50Ms: number | null;
  /** UTC instant since which it is in this state; null while untested. */
  since: string | null;
}

/** Ended price requests over a connection in one day. */
export class CarrierCallDayDto {
  /** UTC date. */
  day: string;
  /** Requests that were answered or failed. */
  requests: number;
  /** Requests that timed out, did not reach the carrier, or were answered unreadably. */
  failed: number;
  /** Average duration of requests with an offer in milliseconds; null without any. */
  averageMs: number | null;
}

/** Price requests over a connection by day, oldest first. Days without any are left out. */
export class CarrierCallDaysDto {
  items: CarrierCallDayDto[];
}

/** Subscription to messages of a carrier. */
export class CarrierSubscriptionDto {
  /** `events`: tracking events. `charges`: preliminary freight charges. */
  kind: 'events' | 'charges';
  /**
   * `pending`: the carrier is being asked. `suspended`: paused by the carrier. `failed`: Lading tries again. `not_offered`: the carrier has no such
   * service. `off`: not wanted. Reasons are in the message.
   */
  state: 'pending' | 'active' | 'suspended' | 'failed' | 'not_offered' | 'off';
  /** Reason of the state, or a note; null if there is nothing to say. */
  message: string | null;
  /** UTC instant since which it is in this state; null before the first request. */
  since: string | null;
}

/** A connection to a carrier. */
export class CarrierConnectionDto {
  id: string;
  /** `tariff`: rated by Lading from an uploaded tariff. `dsdc`: the carrier responds over HTTP as defined by the DSDC standards. Others: interfaces of single carriers, see `listConnectors`. */
  connector: string;
  /** Whether new quotes request rates from it. */
  enabled: boolean;
  /** Base URL of the carrier's DSDC endpoints; null for tariffs. */
  endpoint: string | null;
  /** Whether credentials are stored; they are never shown. */
  hasCredentials: boolean;
  /** Base path of in-transit visibility on the carrier's server, from its root; null: that of the endpoint. */
  trackingPath: string | null;
  /** Base path of preliminary freight charges; null: `/pfc` below the endpoint. */
  chargesPath: string | null;
  /** Base path of invoices and documents; null: that of the endpoint. */
  invoicesPath: string | null;
  /** The company's number with the carrier. */
  customerNumber: string | null;
  /** Settings that only the interface of this carrier has; null without any. */
  options: ConnectionOptionsDto | null;
  /** Email address for tenders of a tariff connection; null if not set. */
  tenderEmail: string | null;
  /** Response timeout in seconds; null for tariffs. */
  timeoutSeconds: number | null;
  /** UTC instant when the secret for the carrier's events was created; null without one. The secret is never shown again. */
  inboundSecretAt: string | null;
  /** UTC instant until which the previous secret is accepted too; null if it is not. */
  previousSecretUntil: string | null;
  health: ConnectionHealthDto;
  /** UTC instant of the first call that the carrier did as asked, at this address; null until then. */
  firstSuccessAt: string | null;
  /** UTC instant of the latest such call, to the minute; null before the first. */
  lastSuccessAt: string | null;
  /** What the carrier sends by subscription; empty for connections without subscriptions. */
  subscriptions: CarrierSubscriptionDto[];
}

/** A carrier with its connections. */
export class ConnectedCarrierDto extends CarrierDto {
  connections: CarrierConnectionDto[];
}

export class ConnectedCarrierListDto {
  items: ConnectedCarrierDto[];
  nextCursor: string | null;
}

/** Credentials for calls to the carrier. Stored encrypted and never returned. */
export class CarrierCredentialsDto {
  /** `bearer`: a token. `basic`: user name and password. `api_key`: a key in a header of the carrier's choice. `client_credentials`: client ID and secret, for which the carrier gives access tokens (OAuth 2). */
  @IsIn(['bearer', 'basic', 'api_key', 'client_credentials'])
  scheme: 'bearer' | 'basic' | 'api_key' | 'client_credentials';

  /** Token, password, key or client secret: printable ASCII. */
  @OneLine({ min: 1, max: 2_000 })
  @Matches(/^[\x20-\x7e]*$/, { message: ruleText(msg`Enter printable ASCII.`) })
  secret: string;

  /** For `basic`. */
  @ValidateIf(({ scheme }: CarrierCredentialsDto) => scheme === 'basic')
  @Matches(/^[\x20-\x39\x3b-\x7e]{1,100}$/, { message: ruleText(msg`Enter printable ASCII without a colon.`) })
  userName?: string;

  /** For `api_key`. */
  @ValidateIf(({ scheme }: CarrierCredentialsDto) => scheme === 'api_key')
  @Matches(/^(x-[a-z0-9-]{1,50}|api-?key)$/i, { message: ruleText(msg`Enter the name of a header like X-Api-Key.`) })
  header?: string;

  /** For `client_credentials`. */
  @ValidateIf(({ scheme }: CarrierCredentialsDto) => scheme === 'client_credentials')
  @Matches(/^[\x20-\x7e]{1,200}$/, { message: ruleText(msg`Enter printable ASCII.`) })
  clientId?: string;

  /** For `client_credentials`: address of the access tokens; absent: that of the carrier's server, see `listConnectors`. */
  @IsOptional()
  @IsUrlText(CONNECTION_LIMITS.endpoint)
  tokenUrl?: string;
}

/** Settings that only the interfaces of single carriers have, see `listConnectors`. */
export class ConnectionOptionsDto {
  /** For carriers whose test environment has the address of production; default: `production`. */
  @IsOptional()
  @IsIn(['production', 'test'])
  environment?: 'production' | 'test';

  /** Scope of access tokens that the carrier gave the company. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,300}$/, {
    message: ruleText(msg`Must be printable ASCII without spaces.`),
  })
  tokenScope?: string;

  /** Account number of the freight carrier, if it differs from the customer number. */
  @IsOptional()
  @OneLine({ min: 1, max: LIMITS.reference })
  freightAccountNumber?: string;

  /** `ship_to`: the account of the place that the freight leaves or reaches. `bill_to`: the account of a third party. Default: `ship_to`. */
  @IsOptional()
  @IsIn(['ship_to', 'bill_to'])
  freightAccountType?: 'ship_to' | 'bill_to';

  /** Street address that invoices of the account are sent to. */
  @IsOptional()
  @OneLine({ min: 1, max: 35 })
  billingAddress1?: string;

  @IsOptional()
  @OneLine({ min: 1, max: 35 })
  billingCity?: string;

  /** State or province of the billing address. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter a state or province: two capital letters.`) })
  billingState?: string;

  @IsOptional()
  @Matches(/^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/, { message: ruleText(msg`Enter a ZIP or postal code.`) })
  billingPostalCode?: string;

  @IsOptional()
  @IsIn(['US', 'CA'])
  billingCountry?: 'US' | 'CA';
}

/** Settings of a connection over HTTP. */
export class ConnectionSettingsDto {
  /** Null removes stored credentials; absent keeps them. A change to another server removes them. */
  @IsOptional()
  @Nested(() => CarrierCredentialsDto)
  credentials?: CarrierCredentialsDto | null;

  /** Base path of in-transit visibility on the carrier's server, from its root; null: that of the endpoint. */
  @IsOptional()
  @IsServerPath()
  trackingPath?: string | null;

  /** Base path of preliminary freight charges; null: `/pfc` below the endpoint. */
  @IsOptional()
  @IsServerPath()
  chargesPath?: string | null;

  /** Base path of invoices and documents; null: that of the endpoint. */
  @IsOptional()
  @IsServerPath()
  invoicesPath?: string | null;

  /** The company's number with the carrier. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  customerNumber?: string | null;

  /** Replaces all of them; null removes them. */
  @IsOptional()
  @Nested(() => ConnectionOptionsDto)
  options?: ConnectionOptionsDto | null;

  /** Response timeout in seconds. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(CONNECTION_LIMITS.timeoutSecondsMax)
  timeoutSeconds?: number;

  /** Whether new quotes request rates from it. */
  @MayBeMissing()
  @IsBoolean()
  enabled?: boolean;
}

/** A new connection over HTTP. A carrier is created for a SCAC that the company does not have yet. */
export class ConnectCarrierDto extends ConnectionSettingsDto {
  /** Standard Carrier Alpha Code. */
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC: two to four capital letters.`) })
  scac: string;

  @OneLine({ min: 1, max: LIMITS.companyName })
  name: string;

  /** Kind of the carrier's interface, see `listConnectors`; default: `dsdc`. */
  @MayBeMissing()
  @Matches(/^[a-z0-9-]{1,12}$/, { message: ruleText(msg`Enter the name of a kind of connection.`) })
  connector?: string;

  /** Base URL of the carrier's endpoints, such as https://api.carrier.example/dsdc. */
  @IsUrlText(CONNECTION_LIMITS.endpoint)
  endpoint: string;
}

/** Changes to a connection; omitted fields are unchanged. A tariff connection can only be enabled or disabled, or given an email address for tenders. */
export class ChangeConnectionDto extends ConnectionSettingsDto {
  /** Base URL of the carrier's DSDC endpoints. */
  @MayBeMissing()
  @IsUrlText(CONNECTION_LIMITS.endpoint)
  endpoint?: string;

  /** Email address for tenders of a tariff connection; null removes it. */
  @IsOptional()
  @IsMailAddress()
  tenderEmail?: string | null;
}

/** Result of a test call: a rate request for two pallets from Chicago to Dallas. */
export class ConnectionTestDto {
  /** Whether the carrier returned an offer. */
  ok: boolean;
  /** Null when ok; otherwise the reason a quote would show. */
  code: string | null;
  /** Message for the user. */
  message: string;
  /** Duration of the call. */
  milliseconds: number;
}
