import 'reflect-metadata';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ClsServiceManager } from 'nestjs-cls';
import { DomainError } from '../http/problems/domain-error.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { loadConfig } from '../../config/config.js';
import { RequestContext, requestIds } from '../request-context.js';
import { type Allowance, Throttle, type ThrottleRule } from '../throttle/throttle.js';
import { ThrottleStore } from '../throttle/throttle-store.js';
import { SessionReader, type Actor } from './actor.js';
import { ApiKeyReader, type KeyActor } from './api-key.js';
import {
  AlsoForKeys,
  AnyMember,
  DuringFactorSetup,
  DuringPasswordChange,
  DuringSignIn,
  PeopleOnly,
  Public,
  RecentlyAuthenticated,
  RequirePermission,
  WithoutCompany,
} from './decorators.js';
import { ApiKeyAuthenticator } from './api-key-authenticator.js';
import { PermissionGuard } from './permission.guard.js';
import { KEY_PERMISSIONS, ROLE_PERMISSIONS } from '../../contributions/permissions.js';
import { SessionCookie } from './session-cookie.js';
import { SessionGuard } from './session.guard.js';
import { verbatim } from '../../messages/message.js';

const clock = new TestClock();
const PERSON = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  sessionState: 'active' as const,
  authenticatedAt: clock.now(),
  mustChangePassword: false,
  mustSetUpFactor: false,
  emailVerified: true,
  fullName: 'Pat Doe',
  email: 'pat@acme.example',
};
const DOCK: Actor = { ...PERSON, companyId: 'cmp_1', role: 'dock', permissions: ROLE_PERMISSIONS.dock };
const PENDING: Actor = {
  ...PERSON,
  sessionState: 'factor_pending',
  companyId: '',
  role: 'viewer',
  permissions: new Set(),
};
const RENEWING: Actor = { ...DOCK, mustChangePassword: true };
const SETTING_UP: Actor = { ...DOCK, mustSetUpFactor: true };
const NOWHERE: Actor = { ...PERSON, companyId: '', role: 'viewer', permissions: new Set() };

/** A token in the valid format. */
const token = (name: string): string => name.padEnd(43, 'x');

let moving: DomainError | null = null;

class Sessions extends SessionReader {
  read(cookie: string): Promise<Actor | null> {
    return Promise.resolve(
      {
        [token('dock')]: DOCK,
        [token('nowhere')]: NOWHERE,
        [token('pending')]: PENDING,
        [token('renewing')]: RENEWING,
        [token('setting-up')]: SETTING_UP,
      }[cookie] ?? null,
    );
  }

  movingCompany(): Promise<DomainError | null> {
    return Promise.resolve(moving);
  }

  grants(): never {
    throw new Error('Only streams look at many at once.');
  }
}

/** An API key of the same company with permission to see shipments and no prices. */
const PROGRAM: KeyActor = {
  ...DOCK,
  keyId: 'key_1',
  userId: 'usr_2',
  role: 'owner',
  permissions: new Set(['shipment.read']),
};

class Keys extends ApiKeyReader {
  readonly permissions = KEY_PERMISSIONS;

  read(key: string): Promise<KeyActor | null> {
    return Promise.resolve(key === 'ldk_program' ? PROGRAM : null);
  }
}

class NoStore extends ThrottleStore {
  add = unused;
  subtract = unused;
  timeLeft = unused;
  remove = unused;
}

function unused(): Promise<never> {
  throw new Error('Nothing is counted here.');
}

/** Counts in this process, without expiry. */
class Counts extends Throttle {
  private used = 0;

  override meter({ points }: ThrottleRule): Promise<Allowance> {
    this.used += 1;
    return Promise.resolve({ remaining: points - this.used, resetSeconds: 30 });
  }
}

class Routes {
  @Public()
  open(): void {}

  @WithoutCompany()
  anywhere(): void {}

  plain(): void {}

  @DuringSignIn()
  factors(): void {}

  @DuringPasswordChange()
  password(): void {}

  @DuringFactorSetup()
  setUp(): void {}

  @RecentlyAuthenticated()
  sensitive(): void {}

  @AnyMember()
  anyone(): void {}

  @WithoutCompany()
  @AlsoForKeys()
  places(): void {}

  @RequirePermission('shipment.read')
  @PeopleOnly()
  follow(): void {}

  @RequirePermission('shipment.read')
  @RecentlyAuthenticated()
  proven(): void {}

  @RequirePermission('member.manage')
  members(): void {}

  @RequirePermission('shipment.read')
  shipments(): void {}

  @RequirePermission('price.read')
  prices(): void {}
}

const cls = ClsServiceManager.getClsService();
const config = loadConfig({ DATABASE_URL: 'mysql://u@h/d' });
const cookie = new SessionCookie(config);
const context = new RequestContext(cls);
let guards: CanActivate[];
let answered: Record<string, string>;

beforeEach(() => {
  const keys = new ApiKeyAuthenticator(new Reflector(), cookie, new Keys(), new Counts(new NoStore()), context, config);
  guards = [
    new SessionGuard(new Reflector(), cookie, new Sessions(), context, keys, clock),
    new PermissionGuard(new Reflector()),
  ];
});

/** Result of a request with this session token: the error code, or the actor. */
function enter(route: keyof Routes, ...names: string[]): Promise<unknown> {
  return enterWith(route, { cookie: names.map((name) => `lading_session=${token(name)}`).join('; ') });
}

/** Result of a request with this API key. */
function enterByKey(route: keyof Routes, key = 'ldk_program'): Promise<unknown> {
  return enterWith(route, { authorization: `Bearer ${key}` });
}

async function enterWith(route: keyof Routes, headers: Record<string, string>): Promise<unknown> {
  answered = {};
  const request: { headers: object; actor?: Actor } = { headers };
  const response = {
    getHeader: (name: string) => answered[name],
    setHeader: (name: string, value: string) => (answered[name] = value),
  };
  const execution = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
  };
  return cls.run(async () => {
    try {
      for (const guard of guards) await guard.canActivate(execution as unknown as ExecutionContext);
    } catch (error) {
      return `${(error as { status: number }).status} ${(error as { code: string }).code}`;
    }
    return request.actor === undefined ? 'nobody' : { ...requestIds() };
  });
}

describe('the session and permission guards', () => {
  it('require a session, unless the route is public', async () => {
    expect(await enter('plain')).toBe('401 UNAUTHENTICATED');
    expect(await enter('plain', 'unknown')).toBe('401 UNAUTHENTICATED');
    expect(await enter('plain', 'dock', 'dock')).toBe('401 UNAUTHENTICATED');
    expect(await enter('open')).toBe('nobody');
  });

  it('require an active company, unless the route declares otherwise', async () => {
    expect(await enter('plain', 'nowhere')).toBe('403 NO_ACTIVE_COMPANY');
    expect(await enter('anywhere', 'nowhere')).toMatchObject({ userId: 'usr_1', companyId: '' });
    moving = new DomainError('COMPANY_MOVED', 410, verbatim('The company has moved.'));
    expect(await enter('plain', 'nowhere')).toBe('410 COMPANY_MOVED');
    moving = null;
    expect(await enter('anywhere')).toBe('401 UNAUTHENTICATED');
  });

  it('allow only the second factor to a session that lacks it', async () => {
    expect(await enter('plain', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('anywhere', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('sensitive', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('factors', 'pending')).toMatchObject({ userId: 'usr_1', companyId: '' });
    expect(await enter('factors', 'dock')).toMatchObject({ companyId: 'cmp_1' });
    expect(await enter('factors')).toBe('401 UNAUTHENTICATED');
  });

  it('allow only a password change to a user who must set one', async () => {
    expect(await enter('plain', 'renewing')).toBe('403 PASSWORD_CHANGE_REQUIRED');
    expect(await enter('anywhere', 'renewing')).toBe('403 PASSWORD_CHANGE_REQUIRED');
    expect(await enter('password', 'renewing')).toMatchObject({ userId: 'usr_1' });
    expect(await enter('factors', 'renewing')).toMatchObject({ userId: 'usr_1' });
  });

  it('allow only the set-up to a member who lacks the second factor that the company requires', async () => {
    for (const route of ['plain', 'anywhere', 'shipments', 'password'] as const)
      expect(await enter(route, 'setting-up')).toBe('403 FACTOR_SETUP_REQUIRED');
    expect(await enter('setUp', 'setting-up')).toMatchObject({ companyId: 'cmp_1' });
    expect(await enter('open', 'setting-up')).toBe('nobody');
  });

  it('require authentication in the last five minutes where declared', async () => {
    expect(await enter('sensitive', 'dock')).toMatchObject({ userId: 'usr_1' });
    clock.advance(5 * 60_000);
    expect(await enter('sensitive', 'dock')).toMatchObject({ userId: 'usr_1' });
    clock.advance(1);
    expect(await enter('sensitive', 'dock')).toBe('403 REAUTHENTICATION_REQUIRED');
    expect(await enter('plain', 'dock')).toMatchObject({ userId: 'usr_1' });
  });

  it('allow the dock to see shipments and no prices', async () => {
    expect(await enter('shipments', 'dock')).toMatchObject({ userId: 'usr_1', companyId: 'cmp_1' });
    expect(await enter('prices', 'dock')).toBe('403 FORBIDDEN');
  });
});

describe('API keys', () => {
  it('are accepted on routes with their permission, and where declared', async () => {
    expect(await enterByKey('shipments')).toEqual({ requestId: undefined, userId: 'usr_2', companyId: 'cmp_1' });
    expect(await enterByKey('places')).toMatchObject({ userId: 'usr_2' });
    expect(await enterByKey('prices')).toBe('403 FORBIDDEN');
  });

  it('are refused on routes for users, whatever their permissions', async () => {
    const routes = [
      'plain',
      'anyone',
      'anywhere',
      'factors',
      'password',
      'sensitive',
      'follow',
      'proven',
      'members',
      'open',
    ] as const;
    for (const route of routes)
      expect(`${route} ${(await enterByKey(route)) as string}`).toBe(`${route} 403 KEY_NOT_ALLOWED`);
  });

  it('must be valid', async () => {
    expect(await enterByKey('shipments', 'ldk_other')).toBe('401 UNAUTHENTICATED');
    expect(await enterByKey('shipments', 'ldk_')).toBe('401 UNAUTHENTICATED');
    expect(await enterByKey('shipments', 'somebody-elses')).toBe('401 UNAUTHENTICATED');
  });

  it('are not combined with sessions', async () => {
    expect(
      await enterWith('shipments', { authorization: 'Bearer ldk_program', cookie: `lading_session=${token('dock')}` }),
    ).toBe('400 TWO_CREDENTIALS');
    expect(
      await enterWith('shipments', { authorization: 'Bearer of-a-proxy', cookie: `lading_session=${token('dock')}` }),
    ).toMatchObject({ userId: 'usr_1' });
  });

  it('get the remaining requests, and are refused when none are left', async () => {
    await enterByKey('shipments');
    expect(answered).toEqual({ 'RateLimit-Policy': '"api-key";q=600;w=60', RateLimit: '"api-key";r=599;t=30' });
    for (let used = 1; used < 600; used += 1) await enterByKey('shipments');
    expect(answered.RateLimit).toBe('"api-key";r=0;t=30');
    expect(await enterByKey('shipments')).toBe('429 TOO_MANY_ATTEMPTS');
    expect(answered.RateLimit).toBe('"api-key";r=0;t=30');
  });
});
