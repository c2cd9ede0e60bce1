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

/** How many codes a set has. */
export const RECOVERY_CODES = 10;

/** Crockford's Base32: no letter that a printout confuses with a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each: 80 bits a code. */
const LENGTH = 16;
const GROUP = /.{4}(?!$)/g;

/** The user whose factors change. */
export interface FactorOwner {
  userId: string;
  email: string;
}

/** Codes that stand in for a lost factor. They are shown when they are made, and only hashes are stored. */
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

  /** A new set in the place of the old one. @throws NoFactor when there is none that they could stand in for */
  async make(owner: FactorOwner): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      const { totp, passkeys } = await this.factors.count(owner.userId, tx);
      if (totp + passkeys === 0) throw new NoFactor();
      await this.mails.announce(tx, owner, 'recovery_codes_made');
      return this.replace(tx, owner.userId);
    });
  }

  /** A new set in the place of the old one, if any; the caller says so to the person. */
  async replace(tx: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.codes.replace(tx, userId, codes.map(hashRecoveryCode), this.clock.now());
    await this.log.record(tx, userId, 'recovery_codes.made', {});
    return codes;
  }

  /** Uses a code up; true for the one caller that does. */
  async use(tx: Transaction, owner: FactorOwner, code: string): Promise<boolean> {
    if (!(await this.codes.use(tx, owner.userId, hashRecoveryCode(code), this.clock.now()))) return false;
    await this.log.record(tx, owner.userId, 'recovery_code.used', {});
    await this.mails.announce(tx, owner, 'recovery_code_used');
    return true;
  }

  /** Voids all codes. */
  async void(tx: Transaction, userId: string): Promise<void> {
    await this.codes.deleteAll(tx, userId);
  }
}

/** A new set, written in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/**
 * What is stored of a code. A slow hash makes guessing a password expensive because people choose few of them; a code is 80 random
 * bits, which cannot be guessed at any speed, and many attempts at a fast hash do not load the server.
 */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'));
}

function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return characters.join('').replace(GROUP, '$&-');
}
