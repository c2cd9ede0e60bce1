import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Actor } from './actor.js';
import type { Permission } from '../registered.js';

/** A request that the session guard has authenticated. */
export interface AuthenticatedRequest extends Request {
  actor?: Actor;
}

/** Metadata of `@Public()`, for the session guard. */
export const PublicRoute = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route needs no session. */
export const Public = (): ClassDecorator & MethodDecorator => applyDecorators(PublicRoute(), ApiSecurity({}));

/** The route needs a session, but no active company. */
export const WithoutCompany = Reflector.createDecorator<void, true>({ transform: () => true });

/** Metadata of `@DuringSignIn()`, for the session guard. */
export const DuringSignInRoute = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route also accepts sessions whose second factor is missing; all other routes answer 401 FACTOR_REQUIRED for them. */
export const DuringSignIn = (): ClassDecorator & MethodDecorator =>
  applyDecorators(DuringSignInRoute(), WithoutCompany());

/** The route also accepts users who must set a new password first; all other routes answer 403 PASSWORD_CHANGE_REQUIRED for them. */
export const DuringPasswordChange = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route also accepts members who must set up a second factor first; all other routes answer 403 FACTOR_SETUP_REQUIRED for them. */
export const DuringFactorSetup = Reflector.createDecorator<void, true>({ transform: () => true });

/**
 * The route answers 403 REAUTHENTICATION_REQUIRED unless the user authenticated within the last five minutes. API keys are refused unless the
 * route is also `@AlsoForKeys()`.
 */
export const RecentlyAuthenticated = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route requires this permission in the active company; otherwise it answers 403 FORBIDDEN. */
export const RequirePermission = Reflector.createDecorator<Permission>();

/** The route is open to every member of the active company, whatever their role. */
export const AnyMember = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route also accepts API keys, although it requires no permission, or requires recent authentication of users. */
export const AlsoForKeys = Reflector.createDecorator<void, true>({ transform: () => true });

/** The route concerns the signed-in user: it answers 403 KEY_NOT_ALLOWED for API keys, even if they have its permission. */
export const PeopleOnly = Reflector.createDecorator<void, true>({ transform: () => true });

/** The authenticated user or API key. Not for `@Public()` routes. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (actor === undefined) throw new Error('CurrentActor was used on a route that needs no session.');
  return actor;
});
