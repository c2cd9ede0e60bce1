import type { components } from '@lading/api-client';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';

type Credentials = components['schemas']['CarrierCredentialsDto'];
type Settings = components['schemas']['ChangeConnectionDto'] & { endpoint: string };

/** What is typed about a connection; names follow the API's pointers. */
export interface ConnectionValues {
  scac: string;
  name: string;
  endpoint: string;
  customerNumber: string;
  timeoutSeconds: string;
  credentials: { scheme: Credentials['scheme'] | 'keep' | 'none'; secret: string; userName: string; header: string };
}

/** Fields that the API may refuse. */
export const CONNECTION_FIELDS = [
  'scac',
  'name',
  'endpoint',
  'customerNumber',
  'timeoutSeconds',
  'credentials.scheme',
  'credentials.secret',
  'credentials.userName',
  'credentials.header',
] as const;

const NO_CREDENTIALS = { secret: '', userName: '', header: 'X-Api-Key' };

export const NEW_CONNECTION: ConnectionValues = {
  scac: '',
  name: '',
  endpoint: '',
  customerNumber: '',
  timeoutSeconds: '8',
  credentials: { scheme: 'bearer', ...NO_CREDENTIALS },
};

/** A stored connection as it is typed; its credentials are never shown. */
export function connectionValues(
  { scac, name }: ConnectedCarrier,
  { endpoint, customerNumber, timeoutSeconds, hasCredentials }: CarrierConnection,
): ConnectionValues {
  return {
    scac,
    name,
    endpoint: endpoint ?? '',
    customerNumber: customerNumber ?? '',
    timeoutSeconds: String(timeoutSeconds ?? ''),
    credentials: { scheme: hasCredentials ? 'keep' : 'none', ...NO_CREDENTIALS },
  };
}

/** What to send of it; credentials that are kept are left out. */
export function settingsOf({ endpoint, customerNumber, timeoutSeconds, credentials }: ConnectionValues): Settings {
  return {
    endpoint: endpoint.trim(),
    customerNumber: customerNumber.trim() || null,
    timeoutSeconds: Number(timeoutSeconds),
    ...credentialsOf(credentials),
  };
}

function credentialsOf({ scheme, secret, userName, header }: ConnectionValues['credentials']): {
  credentials?: Credentials | null;
} {
  if (scheme === 'keep') return {};
  if (scheme === 'none') return { credentials: null };
  return {
    credentials: { scheme, secret, ...(scheme === 'basic' && { userName }), ...(scheme === 'api_key' && { header }) },
  };
}
