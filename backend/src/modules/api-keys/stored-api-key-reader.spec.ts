import { jest } from '@jest/globals';
import { TestClock } from '../../../test/support/test-clock.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import type { ApiKeyEntity } from './persistence/api-key.entity.js';
import type { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { StoredApiKeyReader } from './stored-api-key-reader.js';

const TOKEN = 'ldk_token';
const KEY: ApiKeyEntity = {
  companyId: 'cmp_1',
  id: 'key_1',
  userId: 'usr_key',
  name: 'ERP',
  role: 'manager',
  permissions: ['quote.read'],
  tokenHash: hashToken(TOKEN),
  tokenStart: 'ldk_token',
  expiresOn: null,
  lastUsedAt: null,
  revokedAt: null,
  createdBy: 'usr_rosa',
  createdAt: new Date('2026-11-01T00:00:00.000Z'),
};
const NOW = '2026-11-20T15:00:00.000Z';

function reader(key: ApiKeyEntity | null) {
  const touch = jest.fn<ApiKeysRepository['touch']>().mockResolvedValue();
  const findByToken = jest.fn<ApiKeysRepository['findByToken']>().mockResolvedValue(key);
  const keys = {
    touch,
    findByToken,
    findMovingCompany: () => Promise.resolve(null),
  } as Partial<ApiKeysRepository> as ApiKeysRepository;
  return { read: () => new StoredApiKeyReader(keys, new TestClock(new Date(NOW))).read(TOKEN), touch, findByToken };
}

describe('StoredApiKeyReader', () => {
  it('finds the key by its token hash and returns an actor with its account and permissions', async () => {
    const { read, findByToken } = reader(KEY);
    expect(await read()).toMatchObject({ keyId: 'key_1', userId: 'usr_key', permissions: new Set(['quote.read']) });
    expect(findByToken).toHaveBeenCalledWith(KEY.tokenHash);
  });

  it('refuses an unknown key, and an expired one from the day after its last valid day', async () => {
    expect(await reader(null).read()).toBeNull();
    expect(await reader({ ...KEY, expiresOn: '2026-11-19' }).read()).toBeNull();
    expect(await reader({ ...KEY, expiresOn: '2026-11-20' }).read()).not.toBeNull();
  });

  it.each([
    ['never', null, true],
    ['59 minutes ago', '2026-11-20T14:01:00.000Z', false],
    ['an hour ago', '2026-11-20T14:00:00.000Z', true],
  ])('updates the last use of a key last used %s: %s', async (_name, lastUsedAt, stored) => {
    const { read, touch } = reader({ ...KEY, lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt) });
    await read();
    expect(touch.mock.calls).toEqual(stored ? [['cmp_1', 'key_1', new Date(NOW)]] : []);
  });
});
