import { Injectable } from '@nestjs/common';
import { KEY_PERMISSIONS } from '../../contributions/permissions.js';
import { ApiKeyReader, type KeyActor } from '../../platform/auth/api-key.js';
import { Clock } from '../../platform/clock.js';
import { hashToken } from '../../platform/secrets/secret-token.js';
import { companyClosed } from '../companies/index.js';
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
    const tokenHash = hashToken(token);
    const key = await this.keys.findByToken(tokenHash);
    if (key === null) return this.refuseWhileMoving(tokenHash);
    const now = this.clock.now();
    if (isExpired(key.expiresOn, now)) return null;
    if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= TOUCH_MS)
      await this.keys.touch(key.companyId, key.id, now);
    return actorOf(key);
  }

  /** @throws DomainError COMPANY_MOVING or COMPANY_MOVED, if the key is one of such a company */
  private async refuseWhileMoving(tokenHash: string): Promise<null> {
    const company = await this.keys.findMovingCompany(tokenHash);
    if (company !== null) throw companyClosed(company);
    return null;
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
    mustSetUpFactor: false,
    companyId,
    role,
    permissions: new Set(permissions),
    quotas,
    fullName: name,
    email: '',
    emailVerified: true,
  };
}
