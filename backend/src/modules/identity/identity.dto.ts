import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { LIMITS } from '../../kernel/limits.js';
import { EMAIL_CHARACTERS, normalizeEmail } from './domain/email-address.js';

/** Text that stands on one line, in pages, mails and documents. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const ONE_LINE_MESSAGE = { message: 'must be one line of text' };

const Trimmed = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
const NormalizedEmail = () => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value));

/** A new account with its company. */
export class RegisterDto {
  @NormalizedEmail()
  @IsEmail({ allow_utf8_local_part: false }, { message: 'must be an e-mail address like name@company.com' })
  @Matches(EMAIL_CHARACTERS, { message: 'must be a plain address without quotes or accented letters' })
  @MaxLength(LIMITS.email)
  email: string;

  /** Any characters; checked against common breached passwords and the person's own words. */
  @IsString()
  @Length(LIMITS.passwordMin, LIMITS.passwordMax)
  password: string;

  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.personName)
  @Matches(ONE_LINE, ONE_LINE_MESSAGE)
  fullName: string;

  /** Legal name of the company to create; the person becomes its owner. */
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.companyName)
  @Matches(ONE_LINE, ONE_LINE_MESSAGE)
  companyName: string;
}

/** What the person does next after asking to register; equal for a new and a known address. */
export class RegistrationAcceptedDto {
  message: string;
}

/** The token of the mailed link. */
export class VerifyRegistrationDto {
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  token: string;
}

/** Sign-in with a password. */
export class LoginDto {
  @NormalizedEmail()
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.email)
  email: string;

  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.passwordMax)
  password: string;
}

/** The signed-in person. */
export class SessionUserDto {
  id: string;
  email: string;
  fullName: string;
}

/** The company that the session works in. */
export class SessionCompanyDto {
  id: string;
  name: string;
  role: string;
}

/** Who is signed in, for which company, with which permissions. */
export class SessionDto {
  user: SessionUserDto;
  company: SessionCompanyDto | null;
  permissions: string[];
  mustChangePassword: boolean;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}

/** A configured OAuth source for the sign-in page. */
export class SignInSourceDto {
  name: string;
  label: string;
}

/** Sign-in sources and whether this is a demonstration (then the sign-in and mailbox pages are linked). */
export class SignInSourcesDto {
  items: SignInSourceDto[];
  nextCursor: string | null;
  demonstration: boolean;
}
