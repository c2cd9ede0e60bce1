import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository, type UpdateQueryBuilder } from 'typeorm';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { UserSessionEntity } from './user-session.entity.js';

/** Session tokens due for rotation, and replaced tokens while they still work. */
@Injectable()
export class SessionRotationsRepository {
  constructor(
    @InjectRepository(UserSessionEntity) private readonly sessions: Repository<UserSessionEntity>,
    private readonly database: Database,
  ) {}

  /** Marks the user's open sessions in the company: the next response to each sets a new token. */
  async mark(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await tx.update(UserSessionEntity, { userId, companyId, revokedAt: IsNull() }, { rotationDue: true });
  }

  /** Replaces a due token; only one of parallel requests does. The old token works until `previousEndsAt`. */
  async replace(oldHash: string, newHash: string, previousEndsAt: Date): Promise<void> {
    const due = { tokenHash: oldHash, rotationDue: true, revokedAt: IsNull() };
    const replaced = { tokenHash: newHash, previousTokenHash: oldHash, previousEndsAt, rotationDue: false };
    await this.execute(this.sessions.createQueryBuilder().update().set(replaced).where(due));
  }

  /** Expiry of the session whose token `newHash` replaced `oldHash`; null if there is none. */
  async expiryOf(newHash: string, oldHash: string): Promise<Date | null> {
    const session = await this.sessions.findOneBy({ tokenHash: newHash, previousTokenHash: oldHash });
    return session?.expiresAt ?? null;
  }

  /** Ends a replaced token at this instant or earlier. */
  async endPrevious(oldHash: string, endsAt: Date): Promise<void> {
    await this.execute(
      this.sessions
        .createQueryBuilder()
        .update()
        .set({ previousEndsAt: () => 'LEAST(previous_ends_at, :endsAt)' })
        .where({ previousTokenHash: oldHash })
        .setParameter('endsAt', endsAt),
    );
  }

  /** Runs one statement without a transaction. `Database.execute` retries it after a deadlock. */
  private async execute(update: UpdateQueryBuilder<UserSessionEntity>): Promise<void> {
    await this.database.execute(...update.getQueryAndParameters());
  }
}
