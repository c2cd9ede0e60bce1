import { Injectable } from '@nestjs/common';
import { KEY_PERMISSIONS } from '../../contributions/permissions.js';
import { ApiKeyReader, type KeyActor } from '../../platform/auth/api-key.js';
import { Clock } from '../../platform/clock.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import { isExpired } from './domain/api-key.js';
import { ApiKeysRepository, type AuthenticatingKey } from './persistence/api-keys.repository.js';

/** Minimum time between updates of a key's last use, so that not every request writes. */
const TOUCH_MS = 60 * 60_000;

/** Reads the key from the database on each request, so revocation applies to the next request on every replica. */
@Injectable()
export class StoredApiKeyReader extends ApiKeyReader {
  readonly permissions = KEY_PERMISSIONS;

  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(token: string): Promise<KeyActor | null> {
    const key = await this.keys.findByToken(hashToken(token));
    const now = this.clock.now();
    if (key === null || isExpired(key.expiresOn, now)) return null;
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= TOUCH_MS)
      await this.keys.touch(key.companyId, key.id, now);
    return actorOf(key);
  }
}

/** The role is the creator's, for rules that depend on the role. */
function actorOf({ id, userId, companyId, name, role, permissions, quotas }: AuthenticatingKey): KeyActor {
  return {
    keyId: id,
    userId,
    sessionId: '',
    sessionState: 'active',
    authenticatedAt: new Date(0),
    mustChangePassword: false,
    companyId,
    role,
    permissions: new Set(permissions),
    quotas,
    fullName: name,
    email: '',
    emailVerified: true,
  };
}
