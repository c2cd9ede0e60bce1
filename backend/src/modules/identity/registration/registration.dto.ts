import { LOCALES, type Locale } from '../../../messages/locales.js';
import { IsIn } from 'class-validator';
import { LIMITS } from '../../../kernel/limits.js';
import {
  MayBeMissing,
  NormalizedEmail,
  TOKEN_MAX_LENGTH,
  Trimmed,
} from '../../../platform/http/validation/dto-fields.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { OneLine, Secret } from '../../../platform/http/validation/text.js';

/** Requests an account. Name, company and password follow with the emailed link, which verifies the address. */
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

/** Next step after registration; the same for new and known addresses. */
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

/** The registration of an emailed link. */
export class RegistrationPreviewDto {
  /** Address to which the link was emailed. */
  email: string;
  /** The company that the user joins by invitation; null if the user creates a company. */
  companyName: string | null;
}

/** Completes a registration with the emailed token. */
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

  /** Language and formats of the user interface; en-US if missing. */
  @MayBeMissing()
  @IsIn(LOCALES)
  locale?: Locale;

  /** Any characters. Weak passwords (zxcvbn score below 3) and passwords made of the user's own data are rejected. */
  @Secret({ min: LIMITS.passwordMin, max: LIMITS.passwordMax })
  password: string;
}
