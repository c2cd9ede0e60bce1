import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ClsServiceManager } from 'nestjs-cls';
import { loadConfig } from '../../config/config.js';
import { RequestContext, requestIds } from '../request-context.js';
import { SessionReader, type Actor } from './actor.js';
import { Public, RequirePermission, WithoutCompany } from './decorators.js';
import { PermissionGuard } from './permission.guard.js';
import { ROLE_PERMISSIONS } from './permissions.js';
import { SessionCookie } from './session-cookie.js';
import { SessionGuard } from './session.guard.js';

const PERSON = { userId: 'usr_1', sessionId: 'ses_1', fullName: 'Pat Doe', email: 'pat@acme.example' };
const DOCK: Actor = { ...PERSON, companyId: 'cmp_1', role: 'dock', permissions: ROLE_PERMISSIONS.dock };
const NOWHERE: Actor = { ...PERSON, companyId: '', role: 'viewer', permissions: new Set() };

class Sessions extends SessionReader {
  read(token: string): Promise<Actor | null> {
    return Promise.resolve({ dock: DOCK, nowhere: NOWHERE }[token] ?? null);
  }
}

class Routes {
  @Public()
  open(): void {}

  @WithoutCompany()
  anywhere(): void {}

  plain(): void {}

  @RequirePermission('shipment.read')
  shipments(): void {}

  @RequirePermission('price.read')
  prices(): void {}
}

const cls = ClsServiceManager.getClsService();
const guards = [
  new SessionGuard(new Reflector(), new SessionCookie(loadConfig({ DATABASE_URL: 'mysql://u@h/d' })), new Sessions(), new RequestContext(cls)),
  new PermissionGuard(new Reflector()),
];

/** What a request with that session token gets at the route: the code of the refusal, or who is let in. */
async function enter(route: keyof Routes, token?: unknown): Promise<unknown> {
  const request: { cookies: object; actor?: Actor } = { cookies: { lading_session: token } };
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
    expect(await enter('plain', { $ne: '' })).toBe('401 UNAUTHENTICATED');
    expect(await enter('open')).toBe('nobody');
  });

  it('need an active company, unless the route says otherwise', async () => {
    expect(await enter('plain', 'nowhere')).toBe('403 NO_ACTIVE_COMPANY');
    expect(await enter('anywhere', 'nowhere')).toMatchObject({ userId: 'usr_1', companyId: '' });
    expect(await enter('anywhere')).toBe('401 UNAUTHENTICATED');
  });

  it('let the dock see shipments and no prices', async () => {
    expect(await enter('shipments', 'dock')).toMatchObject({ userId: 'usr_1', companyId: 'cmp_1' });
    expect(await enter('prices', 'dock')).toBe('403 FORBIDDEN');
  });
});
