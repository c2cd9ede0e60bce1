import type { Locale, Theme, Units } from '../accounts/domain/preferences.js';

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

/** Where a sign-in stands. */
export class SignInResultDto {
  /** `factor_required`: the session is not complete until one of the `factors` has been shown, within ten minutes. */
  status: 'signed_in' | 'factor_required';
  /** The second factors that the person has; empty when signed in. */
  factors: ('totp' | 'passkey' | 'recovery_code')[];
  /** Null while a second factor is owed. */
  session: SessionDto | null;
}
