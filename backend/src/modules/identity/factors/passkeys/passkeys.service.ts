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

/** How many passkeys a person may have. */
const PASSKEYS_MAX = 10;

/** The passkeys of a person. */
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

  /** What the browser needs to make a passkey for this person. @throws TooManyPasskeys */
  async creationOptions(actor: Actor): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const present = await this.database.transaction((tx) => this.listWithRoom(tx, actor.userId));
    return this.relyingParty.creationOptions(useOf(actor), actor, present);
  }

  /**
   * Adds the passkey that the browser has made. Returns recovery codes when it is the first factor, else null.
   * @throws PasskeyNotAdded when what the browser sent does not hold, or the passkey is already stored, TooManyPasskeys
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

  /** @throws NotFound when the person has no such passkey */
  async rename({ userId }: Actor, id: string, name: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.passkeys.rename(tx, userId, id, name))) throw new NotFound();
      await this.changes.renamed(tx, userId, { method: 'passkey', id });
    });
  }

  /** @throws NotFound when the person has no such passkey, LastWayIn when nothing else would let them in */
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
