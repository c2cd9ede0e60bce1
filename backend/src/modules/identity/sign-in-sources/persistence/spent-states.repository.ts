import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import { Retention } from '../../../../platform/retention/retention-rules.js';
import { SpentSignInStateEntity } from './spent-sign-in-state.entity.js';

/** Ids of used states, kept until the states expire. */
@Retention([{ table: 'spent_sign_in_state', column: 'expires_at', index: 'ix_spent_sign_in_state_expiry', keptMs: 0 }])
@Injectable()
export class SpentStatesRepository {
  constructor(private readonly database: Database) {}

  /** Redeems the state. Returns true to exactly one caller. */
  async add(id: string, expiresAt: Date): Promise<boolean> {
    try {
      await this.database.transaction((tx) => tx.insert(SpentSignInStateEntity, { stateId: id, expiresAt }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
