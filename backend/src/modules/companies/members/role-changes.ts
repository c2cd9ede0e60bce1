import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** Reacts to a change of what a member may do, in the transaction that makes it. */
export type RoleChangedHook = (tx: Transaction, userId: string, companyId: string) => Promise<void>;

/** Lets other modules react to a member's new role or price visibility. */
@Injectable()
export class RoleChanges {
  private readonly hooks: RoleChangedHook[] = [];

  /** Registers a hook. Modules call this in `onModuleInit`. */
  onChanged(hook: RoleChangedHook): void {
    this.hooks.push(hook);
  }

  async changed(tx: Transaction, userId: string, companyId: string): Promise<void> {
    for (const hook of this.hooks) await hook(tx, userId, companyId);
  }
}
