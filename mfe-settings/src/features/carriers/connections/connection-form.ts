import { isParsed, parseWhole } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { CarrierConnection } from '../../../shared/types';

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
  scac: required(() => t`Enter the SCAC.`).check(z.toUpperCase()),
  name: required(() => t`Enter the carrier's name.`),
});

type ConnectionValues = z.input<typeof connectionSchema>;

const NO_CREDENTIALS = { secret: '', userName: '', header: 'X-Api-Key' };

export const NEW_CONNECTION: z.input<typeof newConnectionSchema> = {
  scac: '',
  name: '',
  endpoint: '',
  trackingPath: '',
  chargesPath: '',
  invoicesPath: '',
  customerNumber: '',
  timeoutSeconds: '8',
  credentials: { scheme: 'bearer', ...NO_CREDENTIALS },
};

/** A stored connection as the form shows it. The API never returns its credentials. */
export const connectionValues = (connection: CarrierConnection): ConnectionValues => ({
  endpoint: connection.endpoint ?? '',
  trackingPath: connection.trackingPath ?? '',
  chargesPath: connection.chargesPath ?? '',
  invoicesPath: connection.invoicesPath ?? '',
  customerNumber: connection.customerNumber ?? '',
  timeoutSeconds: String(connection.timeoutSeconds ?? ''),
  credentials: { scheme: connection.hasCredentials ? 'keep' : 'none', ...NO_CREDENTIALS },
});
