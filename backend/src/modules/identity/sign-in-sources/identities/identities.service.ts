import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { LastWayIn } from '../../factors/factors.errors.js';
import { FactorsRepository } from '../../factors/persistence/factors.sql.js';
import { IdentityMails, labelOf } from './identity-mails.js';
import { IdentityTaken, SourceLinked } from '../oauth.errors.js';
import type { ExternalIdentitiesDto } from '../oauth.dto.js';
import { ExternalIdentitiesRepository } from './persistence/external-identities.repository.js';
import type { ProvenIdentity } from './proven-identity.js';
import { AccountActivity } from '../../accounts/account-activity.js';
import { OnEmailUndo } from '../../accounts/email-undo-hooks.js';

/** Linked identities of an account. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly factors: FactorsRepository,
    private readonly mails: IdentityMails,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async list({ userId }: Actor): Promise<ExternalIdentitiesDto> {
    const identities = await this.identities.listOf(userId);
    const items = identities.map(({ source, accountName, linkedAt, lastUsedAt }) => ({
      source,
      label: labelOf(this.config, source),
      accountName,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { items, nextCursor: null };
  }

  /** Links the identity to the account, unless it is linked already. @throws IdentityTaken, SourceLinked */
  async link(actor: Actor, { source, subjectHash, accountName }: ProvenIdentity): Promise<void> {
    await this.database.transaction(async (tx) => {
      const identity = {
        source,
        subjectHash,
        userId: actor.userId,
        accountName,
        linkedAt: this.clock.now(),
        lastUsedAt: null,
      };
      if (await this.identities.insert(tx, identity)) return this.mails.announce(tx, actor, source, 'linked');
      const existing = await this.identities.find(tx, identity);
      if (existing === null) throw new SourceLinked();
      if (existing.userId !== actor.userId) throw new IdentityTaken();
    });
  }

  /** @throws NotFound if the user has not linked the source; LastWayIn if the user has no other way to sign in */
  async unlink(actor: Actor, source: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.factors.lock(tx, actor.userId);
      if (!(await this.identities.delete(tx, actor.userId, source))) throw new NotFound();
      if (!(await this.factors.hasWayIn(tx, actor.userId))) throw new LastWayIn();
      await this.mails.announce(tx, actor, source, 'unlinked');
    });
  }
}

/** Unlinks identities linked since the email change that the user undoes. */
@Injectable()
export class RemoveAddedIdentities {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly activity: AccountActivity,
  ) {}

  @OnEmailUndo()
  async remove(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const source of await this.identities.deleteSince(tx, userId, since))
      await this.activity.record(tx, userId, { action: 'identity.unlinked', details: { source } });
  }
}
