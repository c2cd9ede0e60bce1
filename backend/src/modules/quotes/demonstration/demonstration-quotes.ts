import { Injectable } from '@nestjs/common';
import { addDays, nextBusinessDay } from '../../../kernel/time/local-date.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { DemonstrationCompany } from '../../identity/index.js';
import type { QuoteRequest } from '../../rating/index.js';
import { DemonstrationShipments } from '../../shipments/index.js';
import { BookQuoteService } from '../booking/book-quote.service.js';
import type { QuoteDto } from '../quotes.dto.js';
import { QuotesRepository } from '../persistence/quotes.sql.js';
import { QuotesService } from '../quotes.service.js';
import { CUSTOMERS, FREIGHT, OVERWEIGHT, PLANTS } from './demonstration-freight.js';
import { DemonstrationApprovals } from './demonstration-approvals.js';
import { DemonstrationPast } from './persistence/demonstration-past.sql.js';

/** Age of the expired quotes, longer than the validity of any offer. */
const EXPIRED_DAYS = 20;
const FIRST_PURCHASE_ORDER = 45_001;
/** Rounds of purchase orders, one per customer each; booked quotes take several from theirs on. */
const EXPIRED_ROUND = 0;
const CANCELED_ROUND = 1;
const OPEN_ROUND = 2;
const BOOKED_ROUND = 3;
const PAST_ROUND = 10;
/** Customer and round of the quote without an offer: a purchase order after the others. */
const WITHOUT_OFFER = [6, 5] as const;
/** Customer and round of the quote whose booking waits for approval. */
const FOR_APPROVAL = [7, 5] as const;

/** Creates quotes in every status, one per customer, one without an offer, one that waits for approval, and shipments for the booked ones. The oldest come first, so that numbers follow dates. */
@Injectable()
export class DemonstrationQuotes {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly quotes: QuotesService,
    private readonly stored: QuotesRepository,
    private readonly booking: BookQuoteService,
    private readonly shipments: DemonstrationShipments,
    private readonly approvals: DemonstrationApprovals,
    private readonly past: DemonstrationPast,
    private readonly clock: Clock,
  ) {}

  /** No effect if the company has quotes. */
  @DemonstrationStep({ name: 'demonstration quotes and shipments' })
  async create(): Promise<void> {
    const owner = await this.company.owner();
    if (await this.stored.any(owner.companyId)) return;
    await this.createPast(owner);
    for (const customer of CUSTOMERS.keys()) {
      const quote = await this.quotes.create(owner, this.request(customer, EXPIRED_ROUND));
      await this.past.moveBack(owner.companyId, quote.id, EXPIRED_DAYS);
    }
    await this.createBooked(owner);
    await this.quotes.create(owner, { ...this.request(...WITHOUT_OFFER), handlingUnits: [OVERWEIGHT] });
    for (const customer of CUSTOMERS.keys()) {
      const quote = await this.quotes.create(owner, this.request(customer, CANCELED_ROUND));
      await this.quotes.cancel(owner, quote.id, 'The customer postponed the order.');
    }
    for (const customer of CUSTOMERS.keys()) await this.quotes.create(owner, this.request(customer, OPEN_ROUND));
    const booker = await this.company.booker();
    if (booker !== null) await this.approvals.create(owner, booker, this.request(...FOR_APPROVAL));
  }

  /** Booked with one of the three best offers, so that reports have several carriers. */
  private async createPast(owner: Actor): Promise<void> {
    for (const index of this.shipments.pastIndexes) {
      const round = PAST_ROUND + Math.floor(index / CUSTOMERS.length);
      const quote = await this.quotes.create(owner, this.request(index % CUSTOMERS.length, round));
      const shipmentId = await this.book(owner, quote, index % Math.min(3, quote.offers.length));
      const booking = await this.shipments.givePast(owner, index, shipmentId);
      await this.past.quoteBefore(owner.companyId, quote, booking);
    }
  }

  private async createBooked(owner: Actor): Promise<void> {
    for (const index of this.shipments.indexes) {
      const round = BOOKED_ROUND + Math.floor(index / CUSTOMERS.length);
      const quote = await this.quotes.create(owner, this.request(index % CUSTOMERS.length, round));
      const booking = await this.shipments.give(owner, index, await this.book(owner, quote));
      await this.past.quoteBefore(owner.companyId, quote, booking);
    }
  }

  private request(customer: number, round: number): QuoteRequest {
    const soon = addDays(this.clock.now().toISOString().slice(0, 10), 4 + ((customer * 2 + round) % 12));
    return {
      mode: 'auto',
      units: 'imperial',
      pickup: { on: nextBusinessDay(soon, new Set()), readyFrom: '09:00', closeAt: '16:30' },
      delivery: { type: 'none' },
      stops: [inTurn(PLANTS, customer), { ...inTurn(CUSTOMERS, customer), dock: customer % 3 !== 0 }],
      handlingUnits: [inTurn(FREIGHT, customer + round)],
      accessorials: customer % 4 === 1 ? ['MNC'] : [],
      references: [{ type: 'PO', value: String(FIRST_PURCHASE_ORDER + round * CUSTOMERS.length + customer) }],
    };
  }

  private async book(owner: Actor, { id, offers, request }: QuoteDto, rank = 0): Promise<string> {
    const best = offers[rank];
    if (best === undefined) throw new Error('The demonstration tariffs have no price for the demonstration freight.');
    const booking = { offerId: best.id, acceptedTotal: best.total, stops: [], pickup: request.pickup };
    const { booked } = await this.booking.book(owner, id, `demonstration ${id}`, booking, { approval: false });
    if ('approvalId' in booked) throw new Error('A demonstration booking became a request for approval.');
    return booked.shipmentId;
  }
}

function inTurn<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
