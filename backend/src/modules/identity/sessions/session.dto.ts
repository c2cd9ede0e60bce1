import type { Locale } from '../../../messages/locales.js';
import type { Theme, Units } from '../accounts/domain/preferences.js';

/** The signed-in user. */
export class SessionUserDto {
  /** Prefix `usr_`. */
  id: string;
  /** Lowercase. */
  email: string;
  fullName: string;
}

/** The user's display and input preferences. */
export class PreferencesDto {
  locale: Locale;
  /** Units for input and display. */
  units: Units;
  /** IANA name; null for the device's time zone. */
  timeZone: string | null;
  /** Color scheme; `system` follows the device. */
  theme: Theme;
}

/** Active company of the session. */
export class SessionCompanyDto {
  /** Prefix `cmp_`. */
  id: string;
  /** Legal name. */
  name: string;
  /** The user's role in the company: `owner`, `admin`, `manager`, `booker`, `dock`, `finance`, `approver` or `viewer`. */
  role: string;
}

/** The signed-in user, active company and permissions. */
export class SessionDto {
  user: SessionUserDto;
  preferences: PreferencesDto;
  /** Null if the user has no active membership. */
  company: SessionCompanyDto | null;
  /** Permissions of the role in this company, such as `quote.book`; sorted. */
  permissions: string[];
  /** Whether the user must set a new password before anything else. */
  mustChangePassword: boolean;
  /** Whether the company requires a second factor of the user's role, which the user must set up before anything else. */
  mustSetUpFactor: boolean;
  /** Whether the installation runs with demonstration data. */
  demonstration: boolean;
}

/** Result of a sign-in step. */
export class SignInResultDto {
  /** `factor_required`: one of the `factors` must complete the sign-in within ten minutes. */
  status: 'signed_in' | 'factor_required';
  /** The user's second factors; empty when signed in. */
  factors: ('totp' | 'passkey' | 'recovery_code')[];
  /** Null while a second factor is pending. */
  session: SessionDto | null;
}

/** A session of the user. */
export class OwnSessionDto {
  /** Prefix `ses_`. */
  id: string;
  /** Whether this is the session of the request. */
  current: boolean;
  /** Browser and operating system, such as `Firefox on Windows`. */
  device: string;
  /** IP address of the last authentication. */
  ipAddress: string;
  /** UTC. */
  createdAt: Date;
  /** UTC; at most a minute behind. */
  lastUsedAt: Date;
}

/** The user's 100 most recently used sessions, latest first. */
export class OwnSessionsDto {
  items: OwnSessionDto[];
  /** Always null, because the list is complete. */
  nextCursor: string | null;
}
