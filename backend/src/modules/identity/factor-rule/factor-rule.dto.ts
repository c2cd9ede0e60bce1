import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { ROLES } from '../../../contributions/contributions.js';
import type { Role } from '../../../platform/registered.js';

/** An active member without a second factor. */
export class MemberWithoutFactorDto {
  /** Prefix `usr_`. */
  userId: string;
  fullName: string;
  email: string;
  role: Role;
  /** Whether an account of a sign-in source is linked. Sessions that started there need no second factor of Lading. */
  hasSignInSource: boolean;
}

/** The roles that require a second factor, and who has none. */
export class FactorRuleDto {
  /** Members with these roles need an authenticator app or a passkey; empty if none do. */
  roles: Role[];
  /** Active members of any role without a second factor, by name; the first 500. */
  withoutFactor: MemberWithoutFactorDto[];
}

/** The roles that require a second factor from now on. */
export class SetFactorRuleDto {
  /** Empty: no role. */
  @IsArray()
  @ArrayMaxSize(ROLES.length)
  @ArrayUnique()
  @IsIn(ROLES, { each: true })
  roles: Role[];
}
