import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../platform/http/domain-error.js';
import { SealedColumns } from '../../platform/secrets/sealed-columns.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { CompaniesService, InvitationsService } from '../companies/index.js';
import type { RegisterDto } from './identity.dto.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';

const SEAL = 'registration.invitation';

const NO_COMPANY: FieldError = {
  pointer: '/companyName',
  code: 'REQUIRED',
  message: 'Name the company, or register with an invitation.',
};
const TWO_COMPANIES: FieldError = {
  pointer: '/companyName',
  code: 'CONFLICT',
  message: 'Leave the company out when you register with an invitation.',
};
const OTHER_ADDRESS: FieldError = {
  pointer: '/email',
  code: 'INVITATION_FOR_OTHER',
  message: 'The invitation is for another address.',
};

/** Where a registration leads: a company of one's own, or the one that invites. */
export type RegistrationGoal = Pick<RegistrationEntity, 'companyName' | 'invitationSealed'>;

/** The company of somebody who registers. */
@Injectable()
export class RegistrationCompany implements OnModuleInit {
  constructor(
    private readonly companies: CompaniesService,
    private readonly invitations: InvitationsService,
    private readonly secrets: SecretBox,
    private readonly sealedColumns: SealedColumns,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.sealedColumns.add({ table: 'registration', column: 'invitation_sealed', key: ['id'], purpose: () => SEAL });
  }

  /** Problems of the fields that name the company, of which there has to be exactly one. */
  problemsOf({ companyName, invitationToken }: RegisterDto): FieldError[] {
    if (companyName === undefined && invitationToken === undefined) return [NO_COMPANY];
    return companyName !== undefined && invitationToken !== undefined ? [TWO_COMPANIES] : [];
  }

  /**
   * What is kept until the address is proven. The invitation's token is sealed, since it opens a company.
   * @throws DomainError for an invitation that does not hold, ValidationFailed when it is for another address
   */
  async goalOf({ email, companyName, invitationToken }: RegisterDto): Promise<RegistrationGoal> {
    if (invitationToken === undefined) return { companyName: companyName ?? null, invitationSealed: null };
    const invitation = await this.database.transaction((tx) => this.invitations.read(tx, invitationToken));
    if (invitation.email !== email) throw new ValidationFailed([OTHER_ADDRESS]);
    return { companyName: null, invitationSealed: this.secrets.seal(Buffer.from(invitationToken), SEAL) };
  }

  /** Makes the company, or uses the invitation up; returns the company's id. @throws DomainError for an invitation that does not hold any more */
  async enter(
    tx: Transaction,
    { companyName, invitationSealed }: RegistrationGoal,
    person: { id: string; email: string },
  ): Promise<string> {
    if (companyName !== null) return this.companies.create(tx, { name: companyName, ownerId: person.id });
    if (invitationSealed === null) throw new Error('A registration names a company or has an invitation.');
    return this.invitations.accept(tx, this.secrets.open(invitationSealed, SEAL).toString(), person);
  }
}
