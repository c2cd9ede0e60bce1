import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ApprovalRulesService } from '../../approvals/index.js';
import type { QuoteRequest } from '../../rating/index.js';
import { BookQuoteService } from '../booking/book-quote.service.js';
import { QuotesService } from '../quotes.service.js';

type NewRule = Parameters<ApprovalRulesService['add']>[1];

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const APPROVERS = { roles: ['owner' as const, 'manager' as const], userIds: [] };

/** Rules that no booking of the owner meets, because the company has no other approver. */
const RULES: readonly NewRule[] = [
  {
    name: 'Bookers above $500',
    on: true,
    conditions: [
      { field: 'requester_role', values: ['booker'] },
      { field: 'total', amount: usd(50_000) },
    ],
    approvers: APPROVERS,
    secondStep: { above: usd(500_000), approvers: { roles: ['owner'], userIds: [] } },
    stop: false,
  },
  {
    name: 'Not the cheapest offer',
    on: false,
    conditions: [{ field: 'over_cheapest', percent: 10 }],
    approvers: APPROVERS,
    secondStep: null,
    stop: false,
  },
];

/** Creates approval rules and a booking that waits for approval. */
@Injectable()
export class DemonstrationApprovals {
  constructor(
    private readonly rules: ApprovalRulesService,
    private readonly quotes: QuotesService,
    private readonly booking: BookQuoteService,
  ) {}

  async create(owner: Actor, booker: Actor, request: QuoteRequest): Promise<void> {
    for (const rule of RULES) await this.rules.add(owner, rule);
    const { id, offers } = await this.quotes.create(booker, request);
    const [best] = offers;
    if (best === undefined) throw new Error('The demonstration tariffs have no price for the demonstration freight.');
    const booking = { offerId: best.id, acceptedTotal: best.total, stops: [], pickup: request.pickup };
    const { booked } = await this.booking.book(booker, id, `demonstration ${id}`, booking);
    if (!('approvalId' in booked)) throw new Error('The demonstration booking needed no approval.');
  }
}
