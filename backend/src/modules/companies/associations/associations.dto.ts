import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { OneLine } from '../../../platform/http/validation/text.js';
import { Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Role } from '../../../platform/registered.js';
import { COMPANY_CODE } from '../domain/company-code.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Relation of the signed-in user to a company. */
export class AssociationDto {
  /** Prefix `cmp_`. */
  companyId: string;
  companyName: string;
  role: Role;
  /** `invited`: an invitation was emailed to the user; `requested`: waiting for approval. */
  status: 'invited' | 'requested' | 'active' | 'suspended';
  /** Whether this is the session's active company. */
  active: boolean;
  /** UTC instant. */
  since: string;
  /** UTC instant at which an invitation or a request expires; otherwise null. */
  expiresAt: string | null;
  /** UTC instant at which a deleted company is erased; its owners can restore it until then. Null if it is not deleted. */
  erasesAt: string | null;
  /** Whether the operator of the installation suspended the company. It cannot be entered then. */
  companySuspended: boolean;
  /** Address of the installation to which the company has moved; null if it is here. */
  movedTo: string | null;
}

/** A company with the verified mail domain of the user's verified address. */
export class AssociationOfferDto {
  companyName: string;
  /** Code for requests to join. */
  companyCode: string;
  /** Mail domain shared by user and company. */
  domain: string;
  /** Whether a request is approved automatically. */
  autoJoin: boolean;
}

/** Companies of the signed-in user. */
export class AssociationListDto {
  items: AssociationDto[];
  /** Companies that the user could request to join. */
  offers: AssociationOfferDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
}

/** The company to join. */
export class RequestAssociationDto {
  /** Eight characters, case-insensitive, provided by a member of the company. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Matches(COMPANY_CODE, { message: ruleText(msg`Enter a company code of eight letters and digits.`) })
  companyCode: string;
}

/** A new company; the user becomes its owner. */
export class CreateCompanyDto {
  /** Legal name, on one line. */
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  companyName: string;
}
