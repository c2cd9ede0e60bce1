import type { components } from '@lading/api-client';
import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import type { Factors, Profile } from '../shared/types';

/** The signed-in user. */
export const PROFILE: Profile = {
  id: 'usr_1',
  email: 'rosa@hilltop.test',
  fullName: 'Rosa',
  phone: null,
  locale: 'en-US',
  units: 'imperial',
  timeZone: null,
  theme: 'system',
  hasPassword: true,
  createdAt: '2026-11-01T15:00:00.000Z',
};

const NO_FACTORS: Factors = { totp: null, passkeys: [], recoveryCodesLeft: 0 };

/** What the reauthentication dialog loads for a user with a password. */
export const ACCOUNT: MockRoutes = {
  'GET /api/v1/me': { body: PROFILE },
  'GET /api/v1/me/factors': { body: NO_FACTORS },
};

export const REAUTHENTICATION_REQUIRED = problem(
  403,
  'REAUTHENTICATION_REQUIRED',
  'Confirm your identity to continue.',
);

/** Reply of a successful reauthentication. */
export const REAUTHENTICATED = { body: { status: 'signed_in' as const, factors: [], session: null } };

/** Reply of a switch of companies; the micro-frontend reads the session from the host. */
export const SESSION: components['schemas']['SessionDto'] = {
  user: { id: 'usr_1', email: 'rosa@hilltop.test', fullName: 'Rosa' },
  preferences: { locale: 'en-US', units: 'imperial', timeZone: null, theme: 'system' },
  company: null,
  permissions: [],
  mustChangePassword: false,
  mustSetUpFactor: false,
  demonstration: false,
};
