import { LIMITS } from '../../../kernel/limits.js';
import {
  MayBeMissing,
  NormalizedEmail,
  TOKEN_MAX_LENGTH,
  Trimmed,
} from '../../../platform/http/validation/dto-fields.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { OneLine, Secret } from '../../../platform/http/validation/text.js';

/** Asks for an account. Name, company and password are sent with the mailed link, once the address is proven. */
export class RegisterDto {
  /** Printable ASCII without quotes; case-insensitive. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;

  /** Value of `invitation` in an emailed invitation. The user joins the company if the invitation is for this address. */
  @MayBeMissing()
  @Secret({ max: TOKEN_MAX_LENGTH })
  invitationToken?: string;
}

/** What the person does next after asking to register; equal for a new and a known address. */
export class RegistrationAcceptedDto {
  /** Message for the user. */
  message: string;
}

/** The token of the mailed link. */
export class RegistrationTokenDto {
  /** Value of `token` in the emailed link. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}

/** What a mailed link registers. */
export class RegistrationPreviewDto {
  /** Address to which the link was emailed. */
  email: string;
  /** The company that the user joins by invitation; null if the user creates a company. */
  companyName: string | null;
}

/** Finishes a registration with the mailed token. */
export class VerifyRegistrationDto extends RegistrationTokenDto {
  /** The user's name, on one line. */
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.personName })
  fullName: string;

  /** Legal name of the company to create; the user becomes its owner. Required without an invitation, rejected with one. */
  @MayBeMissing()
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  companyName?: string;

  /** Any characters. Weak passwords (zxcvbn score below 3) and passwords made of the user's own data are rejected. */
  @Secret({ min: LIMITS.passwordMin, max: LIMITS.passwordMax })
  password: string;
}
