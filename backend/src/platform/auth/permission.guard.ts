import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../http/problems/domain-error.js';
import type { Permission } from '../registered.js';
import type { Actor } from './actor.js';
import { RequirePermission, type AuthenticatedRequest } from './decorators.js';
import { msg } from '../../messages/message.js';

@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(execution: ExecutionContext): boolean {
    const permission = this.reflector.getAllAndOverride(RequirePermission, [
      execution.getHandler(),
      execution.getClass(),
    ]);
    if (permission === undefined) return true;
    const { actor } = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    requirePermission(actor, permission);
    return true;
  }
}

/** @throws DomainError FORBIDDEN (403) */
export function requirePermission(actor: Actor | undefined, permission: Permission): void {
  if (actor?.permissions.has(permission)) return;
  throw new DomainError('FORBIDDEN', 403, msg`Your role in this company does not allow this.`, { permission });
}
