import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Permission } from '../../../platform/registered.js';
import { ApprovalsService } from '../approvals/approvals.service.js';
import { QuoteListQueries } from './persistence/quote-list.sql.js';

/** What the home page shows of quotes; null without permission. */
export interface HomeOfQuotes {
  /** Quotes whose last offer ends within 24 hours, counted up to 10,001. */
  expiringQuotes: number | null;
  /** Requests that wait for this user. */
  approvals: number | null;
}

@Injectable()
export class QuoteHome {
  constructor(
    private readonly quotes: QuoteListQueries,
    private readonly approvals: ApprovalsService,
  ) {}

  /** Takes two statements, and two more if a booking waits for approval; a third reads the exchange rate for limits in another currency than the booking. */
  async read(actor: Actor): Promise<HomeOfQuotes> {
    const has = (permission: Permission) => actor.permissions.has(permission);
    const [expiringQuotes, counts] = await Promise.all([
      has('quote.read') ? this.quotes.countExpiring(actor) : null,
      has('approval.decide') && has('price.read') ? this.approvals.counts(actor) : null,
    ]);
    return { expiringQuotes, approvals: counts?.waiting ?? null };
  }
}
