import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database, type Transaction } from '../database/database.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { BackupProblem } from './archive/backup-problem.js';
import { markCompleted, markReleased, readPausedSince } from './persistence/restoration.sql.js';

/**
 * Marks a method `(tx)` that ends or holds back what must not go on after a restore: sessions, links, and what waited to be sent when the backup was
 * made. Returns one line about it.
 */
export const AfterRestore = DiscoveryService.createDecorator();

type RestoreHook = (tx: Transaction) => Promise<string>;

/** Reason of messages and deliveries that were held back, at most 300 characters. */
export const HELD = 'It waited when the backup was made, and may have been sent since.';

/** A restored database sends nothing until the operator releases it. */
@Injectable()
export class Restorations {
  constructor(
    private readonly database: Database,
    private readonly methods: DecoratedMethods,
  ) {}

  /** Finishes a restore: the product may use the database. Returns what was ended and held back, in lines. @throws BackupProblem */
  complete(): Promise<string[]> {
    const hooks = this.methods.find<RestoreHook, unknown>(AfterRestore);
    return this.database.transaction(async (tx) => {
      const done: string[] = [];
      for (const { call } of hooks) done.push(await call(tx));
      if (!(await markCompleted(tx)))
        throw new BackupProblem('There is no restore to finish: none was started, or it failed, or it is finished.');
      return done;
    });
  }

  /** The instant of the restored data while nothing is sent; else null. */
  pausedSince(): Promise<Date | null> {
    return readPausedSince(this.database);
  }

  /** Lets workers deliver messages and run jobs again. Returns whether they were paused. */
  release(): Promise<boolean> {
    return markReleased(this.database);
  }
}
