import type { SignedIn } from './identity.js';

/** Replaces a carrier's profile, based on its current version. */
export async function saveCarrierProfile({ client }: Pick<SignedIn, 'client'>, id: string, profile: object) {
  const path = `/api/v1/company/carriers/${id}/profile`;
  const { body } = await client.get(path);
  return client.put(path, { version: body.version, ...profile });
}
