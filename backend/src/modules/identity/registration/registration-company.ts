import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../../platform/http/problems/domain-error.js';
import { SealsColumns } from '../../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { CompaniesService, InvitationsQueries, InvitationsService } from '../../companies/index.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { msg } from '../../../messages/message.js';

const SEAL = 'registration.invitation';

const NO_COMPANY: FieldError = {
  pointer: '/companyName',
  code: 'REQUIRED',
  message: msg`Enter your company's legal name.`,
};
const TWO_COMPANIES: FieldError = {
  pointer: '/companyName',
  code: 'CONFLICT',
  message: msg`Leave the company out when you register with an invitation.`,
};
const OTHER_ADDRESS: FieldError = {
  pointer: '/email',
  code: 'INVITATION_FOR_OTHER',
  message: msg`The invitation is for another address.`,
};

type Invited = Pick<RegistrationEntity, 'invitationSealed'>;

/** The company of a new user: a new one, or the inviting one. */
@SealsColumns([{ table: 'registration', column: 'invitation_sealed', key: ['id'], purpose: () => SEAL }])
@Injectable()
export class RegistrationCompany {
  constructor(
    private readonly companies: CompaniesService,
    private readonly invitations: InvitationsService,
    private readonly invitationQueries: InvitationsQueries,
    private readonly secrets: SecretBox,
    private readonly database: Database,
  ) {}

  /**
   * Seals the invitation's token for storage until the address is verified, because it grants access to a company.
   * @throws DomainError for an invalid invitation, ValidationFailed if it is for another address
   */
  async sealInvitation(email: string, token: string | undefined): Promise<Buffer | null> {
    if (token === undefined) return null;
    const invitation = await this.database.transaction((tx) => this.invitations.read(tx, token));
    if (invitation.email !== email) throw new ValidationFailed([OTHER_ADDRESS]);
    return this.secrets.seal(Buffer.from(token), SEAL);
  }

  /** Name of the inviting company; null without an invitation. @throws DomainError if the invitation is no longer valid */
  async invitingCompany({ invitationSealed }: Invited): Promise<string | null> {
    if (invitationSealed === null) return null;
    return (await this.invitationQueries.preview(this.tokenIn(invitationSealed))).companyName;
  }

  /** Validates the company name: required without an invitation, refused with one. */
  problemsOf({ invitationSealed }: Invited, companyName: string | undefined): FieldError[] {
    if (invitationSealed === null) return companyName === undefined ? [NO_COMPANY] : [];
    return companyName === undefined ? [] : [TWO_COMPANIES];
  }

  /** Creates the company or accepts the invitation; returns the company's id. @throws DomainError if the invitation is no longer valid */
  enter(
    tx: Transaction,
    { invitationSealed }: Invited,
    companyName: string | undefined,
    user: { id: string; email: string },
  ): Promise<string> {
    if (invitationSealed !== null) return this.invitations.accept(tx, this.tokenIn(invitationSealed), user);
    if (companyName === undefined) throw new Error('A registration without an invitation needs a company name.');
    return this.companies.create(tx, { name: companyName, ownerId: user.id });
  }

  private tokenIn(invitationSealed: Buffer): string {
    return this.secrets.open(invitationSealed, SEAL).toString();
  }
}
