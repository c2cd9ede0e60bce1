import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../../../platform/database/database.js';
import { DecoratedMethods } from '../../../platform/discovery/decorated-methods.js';

type EmailUndoHook = (tx: Transaction, userId: string, since: Date) => Promise<void>;

/** Marks a provider method `(tx, userId, since)` that revokes access added through a user's account since the email change that the user undoes. */
export const OnEmailUndo = DiscoveryService.createDecorator();

/** Lets other modules take part in the undo of an email change, in its transaction. */
@Injectable()
export class EmailUndoHooks {
  constructor(private readonly methods: DecoratedMethods) {}

  async run(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const { call } of this.methods.find<EmailUndoHook, unknown>(OnEmailUndo)) await call(tx, userId, since);
  }
}
