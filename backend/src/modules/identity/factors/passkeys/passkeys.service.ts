import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import { FactorChanges } from '../factor-changes.js';
import { LastWayIn, PasskeyNotAdded, TooManyPasskeys } from '../factors.errors.js';
import type { AddPasskeyDto } from './passkeys.dto.js';
import { FactorsRepository } from '../persistence/factors.sql.js';
import type { PasskeyEntity } from './persistence/passkey.entity.js';
import { PasskeysRepository } from './persistence/passkeys.repository.js';
import { RelyingParty } from './relying-party.js';
import type { ChallengeUse } from './webauthn-challenges.js';

/** Maximum passkeys per user. */
const PASSKEYS_MAX = 10;

/** Passkeys of a user. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly factors: FactorsRepository,
    private readonly relyingParty: RelyingParty,
    private readonly changes: FactorChanges,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creation options for a new passkey of the user. @throws TooManyPasskeys */
  async creationOptions(actor: Actor): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const present = await this.database.transaction((tx) => this.listWithRoom(tx, actor.userId));
    return this.relyingParty.creationOptions(useOf(actor), actor, present);
  }

  /**
   * Adds the passkey created by the browser. Returns recovery codes if it is the first factor, else null.
   * @throws PasskeyNotAdded if the response is invalid or the passkey is already stored, TooManyPasskeys
   */
  async add(actor: Actor, { name, response }: AddPasskeyDto): Promise<string[] | null> {
    const credential = await this.relyingParty.newCredential(useOf(actor), response);
    if (credential === null) throw new PasskeyNotAdded();
    return this.database.transaction(async (tx) => {
      await this.factors.lock(tx, actor.userId);
      await this.listWithRoom(tx, actor.userId);
      const id = newId('pky');
      const passkey = { ...credential, id, userId: actor.userId, name, createdAt: this.clock.now(), lastUsedAt: null };
      if (!(await this.passkeys.insert(tx, passkey))) throw new PasskeyNotAdded();
      return this.changes.added(tx, actor, { method: 'passkey', id });
    });
  }

  /** @throws NotFound if the user has no such passkey */
  async rename({ userId }: Actor, id: string, name: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.passkeys.rename(tx, userId, id, name))) throw new NotFound();
      await this.changes.renamed(tx, userId, { method: 'passkey', id });
    });
  }

  /**
   * @throws NotFound if the user has no such passkey, LastWayIn if the user has no other way to sign in, FactorRequiredByCompany if it is the last
   * factor and required
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.factors.lock(tx, actor.userId);
      if (!(await this.passkeys.delete(tx, actor.userId, id))) throw new NotFound();
      if (!(await this.factors.hasWayIn(tx, actor.userId))) throw new LastWayIn();
      await this.changes.removed(tx, actor, { method: 'passkey', id });
    });
  }

  private async listWithRoom(tx: Transaction, userId: string): Promise<PasskeyEntity[]> {
    const present = await this.passkeys.listOf(tx, userId);
    if (present.length >= PASSKEYS_MAX) throw new TooManyPasskeys(PASSKEYS_MAX);
    return present;
  }
}

function useOf({ sessionId }: Actor): ChallengeUse {
  return { purpose: 'registration', boundTo: sessionId };
}
