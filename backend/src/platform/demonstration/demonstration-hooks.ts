import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../database/database.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';

/** Marks a method `(tx, companyId, ids)` that removes what refers to removed demonstration data. */
export const OnDemonstrationRemoved = DiscoveryService.createDecorator();

type RemovedHook = (tx: Transaction, companyId: string, ids: readonly string[]) => Promise<void>;

/** Calls the methods with `@OnDemonstrationRemoved` of all modules. */
@Injectable()
export class DemonstrationHooks {
  constructor(private readonly methods: DecoratedMethods) {}

  /** Call it in the transaction that deletes the rows with these ids. */
  async removed(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const { call } of this.methods.find<RemovedHook, unknown>(OnDemonstrationRemoved))
      await call(tx, companyId, ids);
  }
}
