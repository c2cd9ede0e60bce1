import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Actor } from './actor.js';
import type { Permission } from '../registered.js';

/** A request after the session guard. */
export interface AuthenticatedRequest extends Request {
  actor?: Actor;
}

/** What `@Public()` leaves for the session guard. */
export const PublicRoute = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route needs no session. */
export const Public = (): ClassDecorator & MethodDecorator => applyDecorators(PublicRoute(), ApiSecurity({}));

/** The route needs a session, but no active company. */
export const WithoutCompany = Reflector.createDecorator<void, true>({ transform: () => true });

/** What `@DuringSignIn()` leaves for the session guard. */
export const DuringSignInRoute = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route is also open to a session that still owes its second factor; every other route answers that one 401 FACTOR_REQUIRED. */
export const DuringSignIn = (): ClassDecorator & MethodDecorator =>
  applyDecorators(DuringSignInRoute(), WithoutCompany());

/** The route is also open to users who must set a new password first; every other route answers 403 PASSWORD_CHANGE_REQUIRED. */
export const DuringPasswordChange = Reflector.createDecorator<void, true>({ transform: () => true });

/**
 * The route answers 403 REAUTHENTICATION_REQUIRED unless the user authenticated within the last five minutes. It is closed to API keys unless it is
 * also `@AlsoForKeys()`.
 */
export const RecentlyAuthenticated = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route needs this permission in the active company; without it the answer is 403 FORBIDDEN. */
export const RequirePermission = Reflector.createDecorator<Permission>();

/** The route is open to every member of the active company, whatever their role. */
export const AnyMember = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route is open to API keys as well, although it needs no permission, or recent authentication of users. */
export const AlsoForKeys = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route is about the person who asks: it answers 403 KEY_NOT_ALLOWED to API keys, although it needs a permission that they may have. */
export const PeopleOnly = Reflector.createDecorator<void, true>({ transform: () => true });

/** The person or program behind the request. Not for `@Public()` routes. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (actor === undefined) throw new Error('CurrentActor was used on a route that needs no session.');
  return actor;
});
