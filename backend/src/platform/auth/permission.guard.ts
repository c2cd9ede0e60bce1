import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../http/problems/domain-error.js';
import { RequirePermission, type AuthenticatedRequest } from './decorators.js';

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
    if (actor?.permissions.has(permission)) return true;
    throw new DomainError('FORBIDDEN', 403, 'Your role in this company does not allow this.', { permission });
  }
}
