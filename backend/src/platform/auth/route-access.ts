import type { Type } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import {
  AlsoForKeys,
  AnyMember,
  DuringSignInRoute,
  PeopleOnly,
  PublicRoute,
  RecentlyAuthenticated,
  RequirePermission,
  WithoutCompany,
} from './decorators.js';
import type { Permission } from '../registered.js';

/** Who may call a route: anyone, a session whose second factor may be missing, any complete session, or a member of a company. */
export type Access = 'public' | 'sign-in' | 'session' | 'company';

/** Access rules for users, from the decorators of a route. */
export interface RouteAccess {
  access: Access;
  /** Required in the active company; null if any member may call the route, or no company is needed. */
  permission: Permission | null;
  /** Whether recent authentication is required. */
  recentlyAuthenticated: boolean;
}

/**
 * Whether API keys may call a route: it is `@AlsoForKeys()`, or `keyPermissions` contains its permission and it is neither
 * `@RecentlyAuthenticated()` nor `@PeopleOnly()`. All other routes, public ones included, are for users only.
 */
export function isOpenToKeys(
  reflector: Reflector,
  controller: Type,
  handler: object,
  keyPermissions: readonly Permission[],
): boolean {
  const targets = [handler, controller] as Parameters<Reflector['getAllAndOverride']>[1];
  const says = (decorator: typeof PublicRoute): boolean => reflector.getAllAndOverride(decorator, targets) === true;
  if (says(AlsoForKeys)) return true;
  const permission = reflector.getAllAndOverride(RequirePermission, targets);
  return (
    permission !== undefined && keyPermissions.includes(permission) && !says(RecentlyAuthenticated) && !says(PeopleOnly)
  );
}

/** Reads the metadata that the guards use. Null for a route that declares neither its access nor a permission. */
export function accessOf(reflector: Reflector, controller: Type, handler: object): RouteAccess | null {
  const targets = [handler, controller] as Parameters<Reflector['getAllAndOverride']>[1];
  const permission = reflector.getAllAndOverride(RequirePermission, targets) ?? null;
  const recentlyAuthenticated = reflector.getAllAndOverride(RecentlyAuthenticated, targets) === true;
  const says = (decorator: typeof PublicRoute): boolean => reflector.getAllAndOverride(decorator, targets) === true;
  if (says(PublicRoute)) return { access: 'public', permission, recentlyAuthenticated };
  if (says(DuringSignInRoute)) return { access: 'sign-in', permission, recentlyAuthenticated };
  if (says(WithoutCompany)) return { access: 'session', permission, recentlyAuthenticated };
  return permission !== null || says(AnyMember) ? { access: 'company', permission, recentlyAuthenticated } : null;
}
