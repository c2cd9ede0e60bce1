import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../../../platform/database/database.js';
import { DecoratedMethods } from '../../../platform/discovery/decorated-methods.js';

type RoleChangedHook = (tx: Transaction, userId: string, companyId: string) => Promise<void>;

/** Marks a provider method `(tx, userId, companyId)` that reacts to a member's new role or price visibility, in the transaction of the change. */
export const OnRoleChanged = DiscoveryService.createDecorator();

/** Lets other modules react to a member's new role or price visibility. */
@Injectable()
export class RoleChanges {
  constructor(private readonly methods: DecoratedMethods) {}

  async changed(tx: Transaction, userId: string, companyId: string): Promise<void> {
    for (const { call } of this.methods.find<RoleChangedHook, unknown>(OnRoleChanged))
      await call(tx, userId, companyId);
  }
}
