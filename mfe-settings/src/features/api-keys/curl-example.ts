import type { KeyPermission } from './key-permissions';

const PATHS: [KeyPermission, string][] = [
  ['quote.read', '/quotes?limit=5'],
  ['shipment.read', '/shipments?limit=5'],
  ['contact.read', '/contacts?limit=5'],
  ['tariff.read', '/company/tariffs'],
];

/** A first request that a key with these permissions may make. */
export function curlExample(origin: string, token: string, permissions: readonly KeyPermission[]): string {
  const [, path] = PATHS.find(([permission]) => permissions.includes(permission)) ?? [null, '/company'];
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a command
  return `curl -H 'Authorization: Bearer ${token}' '${origin}/api/v1${path}'`;
}
