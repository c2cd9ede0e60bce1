import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ClsServiceManager } from 'nestjs-cls';
import { TestClock } from '../../../test/support/test-clock.js';
import { loadConfig } from '../../config/config.js';
import { RequestContext, requestIds } from '../request-context.js';
import { SessionReader, type Actor } from './actor.js';
import { DuringPasswordChange, DuringSignIn, Public, RecentlyAuthenticated, RequirePermission, WithoutCompany } from './decorators.js';
import { PermissionGuard } from './permission.guard.js';
import { ROLE_PERMISSIONS } from './permissions.js';
import { SessionCookie } from './session-cookie.js';
import { SessionGuard } from './session.guard.js';

const clock = new TestClock();
const PERSON = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  sessionState: 'active' as const,
  authenticatedAt: clock.now(),
  mustChangePassword: false,
  fullName: 'Pat Doe',
  email: 'pat@acme.example',
};
const DOCK: Actor = { ...PERSON, companyId: 'cmp_1', role: 'dock', permissions: ROLE_PERMISSIONS.dock };
const PENDING: Actor = { ...PERSON, sessionState: 'factor_pending', companyId: '', role: 'viewer', permissions: new Set() };
const RENEWING: Actor = { ...DOCK, mustChangePassword: true };
const NOWHERE: Actor = { ...PERSON, companyId: '', role: 'viewer', permissions: new Set() };

/** A token of the right form. */
const token = (name: string): string => name.padEnd(43, 'x');

class Sessions extends SessionReader {
  read(cookie: string): Promise<Actor | null> {
    return Promise.resolve({ [token('dock')]: DOCK, [token('nowhere')]: NOWHERE, [token('pending')]: PENDING, [token('renewing')]: RENEWING }[cookie] ?? null);
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

  @RecentlyAuthenticated()
  sensitive(): void {}

  @RequirePermission('shipment.read')
  shipments(): void {}

  @RequirePermission('price.read')
  prices(): void {}
}

const cls = ClsServiceManager.getClsService();
const guards = [
  new SessionGuard(new Reflector(), new SessionCookie(loadConfig({ DATABASE_URL: 'mysql://u@h/d' })), new Sessions(), new RequestContext(cls), clock),
  new PermissionGuard(new Reflector()),
];

/** What a request with that session token gets at the route: the code of the refusal, or who is let in. */
async function enter(route: keyof Routes, ...names: string[]): Promise<unknown> {
  const cookie = names.map((name) => `lading_session=${token(name)}`).join('; ');
  const request: { headers: object; actor?: Actor } = { headers: { cookie } };
  const execution = { getHandler: () => Routes.prototype[route], getClass: () => Routes, switchToHttp: () => ({ getRequest: () => request }) };
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
  it('let nobody in without a session, unless the route is public', async () => {
    expect(await enter('plain')).toBe('401 UNAUTHENTICATED');
    expect(await enter('plain', 'unknown')).toBe('401 UNAUTHENTICATED');
    expect(await enter('plain', 'dock', 'dock')).toBe('401 UNAUTHENTICATED');
    expect(await enter('open')).toBe('nobody');
  });

  it('need an active company, unless the route says otherwise', async () => {
    expect(await enter('plain', 'nowhere')).toBe('403 NO_ACTIVE_COMPANY');
    expect(await enter('anywhere', 'nowhere')).toMatchObject({ userId: 'usr_1', companyId: '' });
    expect(await enter('anywhere')).toBe('401 UNAUTHENTICATED');
  });

  it('open nothing but the second factor to a session that owes one', async () => {
    expect(await enter('plain', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('anywhere', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('sensitive', 'pending')).toBe('401 FACTOR_REQUIRED');
    expect(await enter('factors', 'pending')).toMatchObject({ userId: 'usr_1', companyId: '' });
    expect(await enter('factors', 'dock')).toMatchObject({ companyId: 'cmp_1' });
    expect(await enter('factors')).toBe('401 UNAUTHENTICATED');
  });

  it('open only what leads to a new password to somebody who has to set one', async () => {
    expect(await enter('plain', 'renewing')).toBe('403 PASSWORD_CHANGE_REQUIRED');
    expect(await enter('anywhere', 'renewing')).toBe('403 PASSWORD_CHANGE_REQUIRED');
    expect(await enter('password', 'renewing')).toMatchObject({ userId: 'usr_1' });
    expect(await enter('factors', 'renewing')).toMatchObject({ userId: 'usr_1' });
  });

  it('ask for a proof that is at most five minutes old where it matters', async () => {
    expect(await enter('sensitive', 'dock')).toMatchObject({ userId: 'usr_1' });
    clock.advance(5 * 60_000);
    expect(await enter('sensitive', 'dock')).toMatchObject({ userId: 'usr_1' });
    clock.advance(1);
    expect(await enter('sensitive', 'dock')).toBe('403 REAUTHENTICATION_REQUIRED');
    expect(await enter('plain', 'dock')).toMatchObject({ userId: 'usr_1' });
  });

  it('let the dock see shipments and no prices', async () => {
    expect(await enter('shipments', 'dock')).toMatchObject({ userId: 'usr_1', companyId: 'cmp_1' });
    expect(await enter('prices', 'dock')).toBe('403 FORBIDDEN');
  });
});
