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
  /** Printable ASCII without quotes; compared in lower case. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;

  /** Value of `invitation` in a mailed invitation; the user joins that company, if it invites this address. */
  @MayBeMissing()
  @Secret({ max: TOKEN_MAX_LENGTH })
  invitationToken?: string;
}

/** What the person does next after asking to register; equal for a new and a known address. */
export class RegistrationAcceptedDto {
  /** Sentence for people. */
  message: string;
}

/** The token of the mailed link. */
export class RegistrationTokenDto {
  /** Value of `token` in the mailed link. */
  @Secret({ max: TOKEN_MAX_LENGTH })
  token: string;
}

/** What a mailed link registers. */
export class RegistrationPreviewDto {
  /** The address that the link was mailed to. */
  email: string;
  /** The company that the user joins by invitation; null: they name a company of their own. */
  companyName: string | null;
}

/** Finishes a registration with the mailed token. */
export class VerifyRegistrationDto extends RegistrationTokenDto {
  /** The user's name, on one line. */
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.personName })
  fullName: string;

  /** Legal name of the company to create; the user becomes its owner. Required without an invitation, refused with one. */
  @MayBeMissing()
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  companyName?: string;

  /** Any characters; refused when easy to guess (zxcvbn score below 3) or made of the user's own terms. */
  @Secret({ min: LIMITS.passwordMin, max: LIMITS.passwordMax })
  password: string;
}
