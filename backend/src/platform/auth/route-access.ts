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

/** Who a route is open to: everybody, a session that may still owe its second factor, any complete session, or a member of a company. */
export type Access = 'public' | 'sign-in' | 'session' | 'company';

/** What the decorators of a route say of people. */
export interface RouteAccess {
  access: Access;
  /** Needed in the active company; null where any member, or no company, will do. */
  permission: Permission | null;
  /** Whether the last proof of the person has to be a recent one. */
  recentlyAuthenticated: boolean;
}

/**
 * Whether a route is open to API keys that have its permission: when keys can have it (`keyPermissions`) and the route does not ask for a recent
 * authentication. All other routes, public ones included, are for users only.
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

/** Reads what the guards go by. Null for a route that says neither what it needs nor that any member will do. */
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
