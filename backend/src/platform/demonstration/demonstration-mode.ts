import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../clock.js';
import { Database, type Transaction } from '../database/database.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { markDemonstration, readStoredUse, removeMark } from './persistence/demonstration-mark.sql.js';

/** Removes a part of the demonstration in the transaction, and returns one line about it. */
type LeavingHook = (tx: Transaction) => Promise<string>;

/** Marks a method `(tx)` that removes a part of the demonstration when the database becomes one for production. */
export const OnLeavingDemonstration = DiscoveryService.createDecorator();

const LEAVE = `This database is a demonstration: the password of its owner is published. Use another database, or make this one a production database with
"lading leave-demonstration". With DEMONSTRATION=true it stays a demonstration.`;
const NOT_A_DEMONSTRATION =
  'This database has companies and is not a demonstration. Start without DEMONSTRATION=true, or use an empty database for the demonstration.';

/** The database does not fit the setting DEMONSTRATION. */
export class WrongDatabase extends Error {}

/** Whether the database is a demonstration is stored in it, so that demonstration and production never share one. */
@Injectable()
export class DemonstrationMode {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly methods: DecoratedMethods,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The reason why this process must not use the database; '' if there is none. */
  async problem(): Promise<string> {
    const { marked, hasDemonstrationAccount, hasCompanies } = await readStoredUse(this.database);
    const stored = marked || hasDemonstrationAccount;
    if (!this.config.demonstration) return stored ? LEAVE : '';
    return !stored && hasCompanies ? NOT_A_DEMONSTRATION : '';
  }

  /** Marks the database if this process is a demonstration. @throws WrongDatabase if the database does not fit the setting DEMONSTRATION */
  async enter(): Promise<void> {
    const problem = await this.problem();
    if (problem !== '') throw new WrongDatabase(problem);
    if (this.config.demonstration) await markDemonstration(this.database, this.clock.now());
  }

  /** Makes a demonstration a production database: removes what is fictional or has a published password. Returns what was done, in lines. */
  async leave(): Promise<string[]> {
    const { marked, hasDemonstrationAccount } = await readStoredUse(this.database);
    if (!marked && !hasDemonstrationAccount) throw new WrongDatabase('This database is not a demonstration.');
    const hooks = this.methods.find<LeavingHook, unknown>(OnLeavingDemonstration);
    return this.database.transaction(async (tx) => {
      const done: string[] = [];
      for (const { call } of hooks) done.push(await call(tx));
      await removeMark(tx);
      await this.audit.record(tx, { companyId: null, userId: null, action: 'demonstration.left' });
      return done;
    });
  }
}
