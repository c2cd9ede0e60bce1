import { isParsed, parseWhole } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { CarrierConnection, Connector } from '../../../shared/types';
import { DSDC } from './connectors';

const SCHEMES = ['bearer', 'basic', 'api_key', 'client_credentials'] as const;

const required = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));

/** Fields of the chosen scheme; `keep` leaves the stored credentials, and `none` removes them. */
const credentials = z.pipe(
  z
    .object({
      scheme: z.enum(['keep', 'none', ...SCHEMES]),
      secret: z.string(),
      userName: z.string(),
      header: z.string(),
      clientId: z.string(),
      tokenUrl: z.string(),
    })
    .check(
      z.superRefine(({ scheme, secret, userName, header, clientId, tokenUrl }, ctx) => {
        const needs = (field: string, value: string, message: string) => {
          if (value.trim() === '') ctx.addIssue({ code: 'custom', path: [field], message });
        };
        if (scheme === 'keep' || scheme === 'none') return;
        needs('secret', secret, t`Enter the value from the carrier.`);
        if (scheme === 'basic') needs('userName', userName, t`Enter the user name.`);
        if (scheme === 'api_key') needs('header', header, t`Enter the header name.`);
        if (scheme !== 'client_credentials') return;
        needs('clientId', clientId, t`Enter the client ID.`);
        needs('tokenUrl', tokenUrl, t`Enter the token URL.`);
      }),
    ),
  z.transform(({ scheme, secret, userName, header, clientId, tokenUrl }) => {
    if (scheme === 'keep') return undefined;
    if (scheme === 'none') return null;
    if (scheme === 'client_credentials')
      return { scheme, clientId: clientId.trim(), secret: secret.trim(), tokenUrl: tokenUrl.trim() };
    return { scheme, secret, ...(scheme === 'basic' && { userName }), ...(scheme === 'api_key' && { header }) };
  }),
);

const optional = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);

const OPTIONS = {
  environment: z.enum(['', 'production', 'test']),
  tokenScope: z.string(),
  freightAccountNumber: z.string(),
  billingAddress1: z.string(),
  billingCity: z.string(),
  billingState: z.string().check(z.toUpperCase()),
  billingPostalCode: z.string().check(z.toUpperCase()),
  billingCountry: z.enum(['', 'US', 'CA']),
  freightAccountType: z.enum(['', 'ship_to', 'bill_to']),
};

/** Settings that only one carrier has: those with a value; absent without any, which leaves them as they are. */
const options = z.pipe(
  z.object(OPTIONS),
  z.transform(({ billingCountry, environment, freightAccountType, ...texts }) => {
    const given = Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
    if (given.length === 0) return undefined;
    return {
      ...(Object.fromEntries(given) as Partial<Record<keyof typeof texts, string>>),
      ...(billingCountry !== '' && { billingCountry }),
      ...(environment !== '' && { environment }),
      ...(freightAccountType !== '' && { freightAccountType }),
    };
  }),
);

const settings = {
  endpoint: required(() => t`Enter the URL of the carrier's API.`),
  trackingPath: optional,
  chargesPath: optional,
  invoicesPath: optional,
  customerNumber: optional,
  options,
  timeoutSeconds: z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const parsed = parseWhole(text);
      if (isParsed(parsed) && parsed.value >= 1 && parsed.value <= 20) return parsed.value;
      ctx.issues.push({ code: 'custom', message: t`Enter 1 to 20 seconds.`, input: text });
      return z.NEVER;
    }),
  ),
  credentials,
};

/** Settings of a stored connection. */
export const connectionSchema = z.object(settings);
/** A carrier to be connected. */
export const newConnectionSchema = z.object({
  ...settings,
  connector: z.string(),
  scac: required(() => t`Enter the SCAC.`).check(z.toUpperCase()),
  name: required(() => t`Enter the carrier's name.`),
});

type ConnectionValues = z.input<typeof connectionSchema>;
export type NewConnectionValues = z.input<typeof newConnectionSchema>;

const noCredentials = (connector: Connector | undefined, endpoint: string | null | undefined) => ({
  secret: '',
  userName: '',
  header: connector?.keyHeader ?? 'X-Api-Key',
  clientId: '',
  tokenUrl: connector?.servers.find(({ url }) => url === endpoint)?.tokenUrl ?? '',
});

/** Kind of credentials that the carrier accepts; null if it does not say. */
function schemeOf(connector: Connector | undefined): 'api_key' | 'client_credentials' | null {
  if (connector?.usesClientCredentials) return 'client_credentials';
  return connector?.keyHeader ? 'api_key' : null;
}

const optionValues = (connector: Connector | undefined, stored: CarrierConnection['options'] = null) => {
  const country = connector?.options.includes('billingCountry') ? ('US' as const) : ('' as const);
  const type = connector?.options.includes('freightAccountType') ? ('ship_to' as const) : ('' as const);
  const environment = connector?.options.includes('environment') ? ('production' as const) : ('' as const);
  return {
    environment,
    tokenScope: '',
    freightAccountNumber: '',
    billingAddress1: '',
    billingCity: '',
    billingState: '',
    billingPostalCode: '',
    billingCountry: country,
    freightAccountType: type,
    ...stored,
  };
};

/** An empty form for a carrier of a kind, with what the kind determines. */
export const newConnection = (connector?: Connector): NewConnectionValues => ({
  connector: connector?.kind ?? DSDC,
  ...(connector?.carrier ?? { scac: '', name: '' }),
  endpoint: connector?.servers[0]?.url ?? '',
  trackingPath: '',
  chargesPath: '',
  invoicesPath: '',
  customerNumber: '',
  options: optionValues(connector),
  timeoutSeconds: '8',
  credentials: {
    scheme: schemeOf(connector) ?? 'bearer',
    ...noCredentials(connector, connector?.servers[0]?.url),
  },
});

/** A stored connection as the form shows it. The API never returns its credentials. */
export const connectionValues = (connection: CarrierConnection, connector?: Connector): ConnectionValues => ({
  endpoint: connection.endpoint ?? '',
  trackingPath: connection.trackingPath ?? '',
  chargesPath: connection.chargesPath ?? '',
  invoicesPath: connection.invoicesPath ?? '',
  customerNumber: connection.customerNumber ?? '',
  options: optionValues(connector, connection.options),
  timeoutSeconds: String(connection.timeoutSeconds ?? ''),
  credentials: {
    scheme: connection.hasCredentials ? 'keep' : (schemeOf(connector) ?? 'none'),
    ...noCredentials(connector, connection.endpoint),
  },
});
