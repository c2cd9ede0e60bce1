import { isParsed, parseWhole } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { CarrierConnection, Connector } from '../../../shared/types';
import { DSDC } from './connectors';

const SCHEMES = ['bearer', 'basic', 'api_key'] as const;

const required = (missing: () => string) => z.string().check(z.trim(), z.minLength(1, { error: missing }));

/** Fields of the chosen scheme; `keep` leaves the stored credentials, and `none` removes them. */
const credentials = z.pipe(
  z
    .object({
      scheme: z.enum(['keep', 'none', ...SCHEMES]),
      secret: z.string(),
      userName: z.string(),
      header: z.string(),
    })
    .check(
      z.superRefine(({ scheme, secret, userName, header }, ctx) => {
        const needs = (field: string, value: string, message: string) => {
          if (value.trim() === '') ctx.addIssue({ code: 'custom', path: [field], message });
        };
        if (scheme === 'keep' || scheme === 'none') return;
        needs('secret', secret, t`Enter the value from the carrier.`);
        if (scheme === 'basic') needs('userName', userName, t`Enter the user name.`);
        if (scheme === 'api_key') needs('header', header, t`Enter the header name.`);
      }),
    ),
  z.transform(({ scheme, secret, userName, header }) => {
    if (scheme === 'keep') return undefined;
    if (scheme === 'none') return null;
    return { scheme, secret, ...(scheme === 'basic' && { userName }), ...(scheme === 'api_key' && { header }) };
  }),
);

const optional = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || null),
);

const settings = {
  endpoint: required(() => t`Enter the URL of the carrier's API.`),
  trackingPath: optional,
  chargesPath: optional,
  invoicesPath: optional,
  customerNumber: optional,
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

const noCredentials = (header: string | null | undefined) => ({
  secret: '',
  userName: '',
  header: header ?? 'X-Api-Key',
});

/** An empty form for a carrier of a kind, with what the kind determines. */
export const newConnection = (connector?: Connector): NewConnectionValues => ({
  connector: connector?.kind ?? DSDC,
  scac: connector?.carrier?.scac ?? '',
  name: connector?.carrier?.name ?? '',
  endpoint: connector?.servers[0]?.url ?? '',
  trackingPath: '',
  chargesPath: '',
  invoicesPath: '',
  customerNumber: '',
  timeoutSeconds: '8',
  credentials: { scheme: connector?.keyHeader ? 'api_key' : 'bearer', ...noCredentials(connector?.keyHeader) },
});

/** A stored connection as the form shows it. The API never returns its credentials. */
export const connectionValues = (connection: CarrierConnection, connector?: Connector): ConnectionValues => ({
  endpoint: connection.endpoint ?? '',
  trackingPath: connection.trackingPath ?? '',
  chargesPath: connection.chargesPath ?? '',
  invoicesPath: connection.invoicesPath ?? '',
  customerNumber: connection.customerNumber ?? '',
  timeoutSeconds: String(connection.timeoutSeconds ?? ''),
  credentials: {
    scheme: connection.hasCredentials ? 'keep' : connector?.keyHeader ? 'api_key' : 'none',
    ...noCredentials(connector?.keyHeader),
  },
});
