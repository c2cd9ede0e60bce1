import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { AccountActivity } from '../../accounts/account-activity.js';
import type { Client } from '../../devices/client.js';
import { FactorsService } from '../../factors/factors.service.js';
import { SessionsService, type StartedSession } from '../../sessions/sessions.service.js';
import { IdentityMails } from './identity-mails.js';
import { IdentityNotLinked, IdentityTaken, LastWayIn, SourceLinked } from '../oauth.errors.js';
import type { ExternalIdentitiesDto } from '../oauth.dto.js';
import { ExternalIdentitiesRepository } from './persistence/external-identities.repository.js';
import type { ProvenIdentity } from './proven-identity.js';

/** Which accounts at sources open which account here. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly factors: FactorsService,
    private readonly activity: AccountActivity,
    private readonly mails: IdentityMails,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async list({ userId }: Actor): Promise<ExternalIdentitiesDto> {
    const identities = await this.identities.listOf(userId);
    const items = identities.map(({ source, accountName, linkedAt, lastUsedAt }) => ({
      source,
      label: this.labelOf(source),
      accountName,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return { items, nextCursor: null };
  }

  /** Starts a session for the person to whose account the identity is linked. @throws IdentityNotLinked when there is none */
  async signIn(proven: ProvenIdentity, client: Client): Promise<StartedSession> {
    const started = await this.database.transaction(async (tx) => {
      const identity = await this.identities.find(tx, proven);
      if (identity === null) return this.sessions.refuse(tx, null);
      await this.identities.noteUse(tx, proven, this.clock.now());
      return this.sessions.start(tx, identity.userId, client, 'oauth');
    });
    if (started === undefined) throw new IdentityNotLinked();
    return started;
  }

  /** Lets the identity open the account; one that does so already is left as it is. @throws IdentityTaken, SourceLinked */
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
      if (await this.identities.insert(tx, identity)) return this.tell(tx, actor, source, 'linked');
      const existing = await this.identities.find(tx, identity);
      if (existing === null) throw new SourceLinked();
      if (existing.userId !== actor.userId) throw new IdentityTaken();
    });
  }

  /** @throws NotFound when the person has not linked the source; LastWayIn when nothing else would let them in */
  async unlink(actor: Actor, source: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { hasPassword } = await this.identities.lockPerson(tx, actor.userId);
      if (!(await this.identities.delete(tx, actor.userId, source))) throw new NotFound();
      if (!hasPassword && !(await this.hasAnotherWayIn(tx, actor.userId))) throw new LastWayIn();
      await this.tell(tx, actor, source, 'unlinked');
    });
  }

  private async hasAnotherWayIn(tx: Transaction, userId: string): Promise<boolean> {
    if ((await this.identities.count(tx, userId)) > 0) return true;
    return (await this.factors.kinds(userId, tx)).includes('passkey');
  }

  private async tell(
    tx: Transaction,
    { userId, email }: Actor,
    source: string,
    change: 'linked' | 'unlinked',
  ): Promise<void> {
    await this.activity.record(tx, userId, { action: `identity.${change}`, details: { source } });
    await this.mails.announce(tx, { userId, email, change, label: this.labelOf(source) });
  }

  private labelOf(source: string): string {
    return this.config.signInSources.find(({ name }) => name === source)?.label ?? source;
  }
}
