import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { OneLine } from '../../../platform/http/validation/text.js';
import { Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Role } from '../../../platform/registered.js';
import { COMPANY_CODE } from '../domain/company-code.js';

/** What the signed-in person is to a company. */
export class AssociationDto {
  /** Prefix `cmp_`. */
  companyId: string;
  companyName: string;
  role: Role;
  /** `invited`: an invitation waits in the person's mail; `requested`: waits for approval. */
  status: 'invited' | 'requested' | 'active' | 'suspended';
  /** Whether this is the company that the session works in. */
  active: boolean;
  /** UTC instant. */
  since: string;
  /** UTC instant at which an invitation or a request lapses; else null. */
  expiresAt: string | null;
  /** UTC instant at which a deleted company is erased; until then its owners may restore it. Null: it is not deleted. */
  erasesAt: string | null;
}

/** A company that has proven the mail domain of the person's verified address. */
export class AssociationOfferDto {
  companyName: string;
  /** With which the person can ask to join. */
  companyCode: string;
  /** The domain that both share. */
  domain: string;
  /** Whether asking lets the person in at once. */
  autoJoin: boolean;
}

/** Companies of the signed-in person. */
export class AssociationListDto {
  items: AssociationDto[];
  /** Companies that the person could ask to join. */
  offers: AssociationOfferDto[];
  /** Always null: all companies come at once. */
  nextCursor: string | null;
}

/** The company that somebody asks to join. */
export class RequestAssociationDto {
  /** Eight characters that a member of the company knows; in any case. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Matches(COMPANY_CODE, { message: 'must be a company code of eight letters and digits' })
  companyCode: string;
}

/** A company to be made; the person becomes its owner. */
export class CreateCompanyDto {
  /** Legal name, on one line. */
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  companyName: string;
}
