import { OneLine, Secret } from '../../platform/http/validation/text.js';
import { IsMailAddress } from '../../platform/http/validation/formats.js';
import { Trimmed, NormalizedEmail, MayBeMissing, TOKEN_MAX_LENGTH } from '../../platform/http/validation/dto-fields.js';
import { LIMITS } from '../../kernel/limits.js';
import type { Locale, Theme, Units } from './profile/domain/preferences.js';

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

/** Sign-in with a password. */
export class LoginDto {
  /** Compared in lower case. */
  @NormalizedEmail()
  @OneLine({ min: 1, max: LIMITS.email })
  email: string;

  @Secret({ max: LIMITS.passwordMax })
  password: string;
}

/** The signed-in person. */
export class SessionUserDto {
  /** Prefix `usr_`. */
  id: string;
  /** In lower case. */
  email: string;
  fullName: string;
}

/** How the person wants to see and enter things. */
export class PreferencesDto {
  locale: Locale;
  /** In which quantities are entered and shown. */
  units: Units;
  /** IANA name; null: the one of the device. */
  timeZone: string | null;
  /** Colours of the pages; `system`: those of the device. */
  theme: Theme;
}

/** The company that the session works in. */
export class SessionCompanyDto {
  /** Prefix `cmp_`. */
  id: string;
  /** Legal name. */
  name: string;
  /** What the person is in the company: `owner`, `admin`, `manager`, `booker`, `dock`, `finance`, `approver` or `viewer`. */
  role: string;
}

/** Who is signed in, for which company, with which permissions. */
export class SessionDto {
  user: SessionUserDto;
  preferences: PreferencesDto;
  /** Null while the person has no active association. */
  company: SessionCompanyDto | null;
  /** What the role allows in this company, like `quote.book`; sorted. */
  permissions: string[];
  /** Whether nothing else is open to the person until they have set a new password. */
  mustChangePassword: boolean;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}

/** A configured OAuth source for the sign-in page. */
export class SignInSourceDto {
  /** Stands in the addresses of the source. */
  name: string;
  /** Text of its button. */
  label: string;
}

/** What the sign-in page offers beside a password. */
export class SignInSourcesDto {
  items: SignInSourceDto[];
  /** Always null: all sources come at once. */
  nextCursor: string | null;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}
