import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Secret } from '../../../platform/http/validation/text.js';
import { IsHostName } from '../../../platform/http/validation/formats.js';

const CODE_MAX_LENGTH = 200;

/** A mail domain to claim. */
export class ClaimDomainDto {
  /** Domain such as `acme.com`; internationalized domains in ASCII form (`xn--`). Public email providers cannot be claimed. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  @IsHostName()
  domain: string;

  /** `dns`: a TXT record; `mail`: a code emailed to postmaster@ the domain. */
  @IsIn(['dns', 'mail'])
  proof: 'dns' | 'mail';
}

/** Proof of a domain claim. */
export class VerifyDomainDto {
  /** The emailed code; required only for proof `mail`. */
  @MayBeMissing()
  @Secret({ min: 0, max: CODE_MAX_LENGTH })
  code?: string;
}

/** Settings of a verified domain. */
export class ChangeDomainDto {
  /** Whether users with a verified address of the domain join as viewers without approval. */
  @IsBoolean()
  autoJoin: boolean;
}

/** The TXT record that verifies the claim. */
export class DomainRecordDto {
  /** Name of the record. */
  name: string;
  /** Value of the record. */
  value: string;
}

/** A claimed mail domain. */
export class DomainDto {
  /** Prefix `dom_`. */
  id: string;
  domain: string;
  proof: 'dns' | 'mail';
  /** The record to publish; null with proof `mail`. */
  record: DomainRecordDto | null;
  /** UTC instant; null until the claim is verified. */
  verifiedAt: string | null;
  autoJoin: boolean;
  /** UTC instant. */
  createdAt: string;
}

/** All claimed domains, by name. */
export class DomainListDto {
  items: DomainDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
}
