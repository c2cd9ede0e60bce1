import { KEY_PERMISSIONS, type KeyPermission } from '../../src/contributions/permissions.js';
import { ApiClient, type ApiAnswer, type ApiRequestOptions } from './api-client.js';
import type { SignedIn } from './identity.js';
import type { TestApp } from './test-app.js';

/** A client with an API key, without cookies and `Origin`. */
export class KeyClient extends ApiClient {
  constructor(
    baseUrl: string,
    readonly keyId: string,
    readonly token: string,
  ) {
    super(baseUrl, 'https://erp.example');
  }

  override request<T = any>(
    method: string,
    path: string,
    { body, headers }: ApiRequestOptions = {},
  ): Promise<ApiAnswer<T>> {
    return super.request<T>(method, path, {
      body,
      headers: { authorization: `Bearer ${this.token}`, origin: 'https://erp.example', ...headers },
    });
  }

  override open(path: string, headers?: Record<string, string>): Promise<Response> {
    return super.open(path, { authorization: `Bearer ${this.token}`, ...headers });
  }
}

/** Creates a key with these permissions, or with all that a key can have. */
export async function makeKey(
  app: TestApp,
  { client }: SignedIn,
  permissions: readonly KeyPermission[] = KEY_PERMISSIONS,
  expiresOn: string | null = null,
): Promise<KeyClient> {
  const { status, body } = await client.post('/api/v1/company/api-keys', { name: 'ERP', permissions, expiresOn });
  if (status !== 201) throw new Error(`The key was answered ${status}: ${JSON.stringify(body)}`);
  return new KeyClient(app.url, body.id as string, body.token as string);
}
