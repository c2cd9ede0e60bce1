import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { hashToken } from '../../../../platform/secrets/secret-token.js';
import { FactorLog } from '../factor-log.js';
import { FactorMails } from '../factor-mails.js';
import { NoFactor } from '../factors.errors.js';
import { FactorsRepository } from '../persistence/factors.sql.js';
import { RecoveryCodesRepository } from './persistence/recovery-codes.repository.js';

/** Codes per set. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32: no letters that look like digits in print. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each: 80 bits per code. */
const LENGTH = 16;
const GROUP = /.{4}(?!$)/g;

/** The user of the factors. */
export interface FactorOwner {
  userId: string;
  email: string;
}

/** Codes that replace a lost factor. They are shown once, on creation, and only their hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly codes: RecoveryCodesRepository,
    private readonly factors: FactorsRepository,
    private readonly log: FactorLog,
    private readonly mails: FactorMails,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Replaces the set on the user's request. @throws NoFactor without a factor to replace */
  async make(owner: FactorOwner): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      const { totp, passkeys } = await this.factors.count(tx, owner.userId);
      if (totp + passkeys === 0) throw new NoFactor();
      await this.mails.announce(tx, owner, 'recovery_codes_made');
      return this.replace(tx, owner.userId);
    });
  }

  /** Replaces the set, if any. The caller notifies the user. */
  async replace(tx: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.codes.replace(tx, userId, codes.map(hashRecoveryCode), this.clock.now());
    await this.log.record(tx, userId, 'recovery_codes.made', {});
    return codes;
  }

  /** Redeems a code. Returns true to exactly one caller. */
  async use(tx: Transaction, owner: FactorOwner, code: string): Promise<boolean> {
    if (!(await this.codes.use(tx, owner.userId, hashRecoveryCode(code), this.clock.now()))) return false;
    await this.log.record(tx, owner.userId, 'recovery_code.used', {});
    await this.mails.announce(tx, owner, 'recovery_code_used');
    return true;
  }

  /** Deletes all codes. */
  async void(tx: Transaction, userId: string): Promise<void> {
    await this.codes.deleteAll(tx, userId);
  }
}

/** A new set, formatted in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/**
 * Stored hash of a code. A fast hash is sufficient: 80 random bits cannot be guessed at any speed, unlike passwords chosen by people, and
 * many attempts do not load the server.
 */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'));
}

function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return characters.join('').replace(GROUP, '$&-');
}
