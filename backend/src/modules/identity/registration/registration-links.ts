import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { LinkInvalid } from '../mailed-links/mailed-links.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { msg } from '../../../messages/message.js';

const SIGN_IN_OR_REGISTER = msg`Sign in if you have an account, or register again.`;

/** Finds and redeems registrations by the token of their mailed link. */
@Injectable()
export class RegistrationLinks {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The registration of a valid link. @throws LinkInvalid */
  look(token: string): Promise<RegistrationEntity> {
    return this.database.transaction((tx) => this.find(tx, token));
  }

  /** Redeems the link; a concurrent request waits for the first to commit. @throws LinkInvalid */
  async use(tx: Transaction, token: string): Promise<RegistrationEntity> {
    const registration = await this.find(tx, token);
    if (!(await this.registrations.markUsed(tx, registration.id, this.clock.now())))
      throw new LinkInvalid(SIGN_IN_OR_REGISTER);
    return registration;
  }

  /** Error if the address has an account by now. */
  invalid(): LinkInvalid {
    return new LinkInvalid(SIGN_IN_OR_REGISTER);
  }

  private async find(tx: Transaction, token: string): Promise<RegistrationEntity> {
    const registration = await this.registrations.findByLink(tx, hashToken(token));
    if (
      registration === null ||
      registration.usedAt !== null ||
      this.clock.now() >= registration.expiresAt ||
      (await this.registrations.existsAfter(tx, registration))
    )
      throw new LinkInvalid(SIGN_IN_OR_REGISTER);
    return registration;
  }
}
