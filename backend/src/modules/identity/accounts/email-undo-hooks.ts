import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** What a module does when a user undoes an e-mail change: revokes the access that was added through their account since then. */
export type EmailUndoHook = (tx: Transaction, userId: string, since: Date) => Promise<void>;

/** Lets other modules take part in the undo of an e-mail change, in its transaction. */
@Injectable()
export class EmailUndoHooks {
  private readonly hooks: EmailUndoHook[] = [];

  /** Registers a hook. Modules call this in `onModuleInit`. */
  onUndo(hook: EmailUndoHook): void {
    this.hooks.push(hook);
  }

  async run(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const hook of this.hooks) await hook(tx, userId, since);
  }
}
