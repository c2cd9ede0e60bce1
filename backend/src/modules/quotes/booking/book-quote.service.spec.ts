import { TestClock } from '../../../../test/support/test-clock.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import { type IdempotencyRecord, IdempotencyStore } from '../../../platform/http/idempotency/idempotency.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import type { Permission } from '../../../platform/registered.js';
import type { ApprovalRequestsService } from '../approvals/approval-requests.service.js';
import type { ShipmentsService } from '../../shipments/index.js';
import type { QuoteStatus } from '../domain/quote-status.js';
import type { BookableQuote, BookableQuotesRepository } from '../persistence/bookable-quotes.sql.js';
import type { BookRequestDto } from '../quotes.dto.js';
import { BookQuoteService } from './book-quote.service.js';
import type { PriceBooking, PricedBooking } from './price-booking.js';
import type { Booking } from './shipment-of-booking.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const BOOKED = { shipmentId: 'shp_1', shipmentNumber: 'S-000001' };
const REQUEST = { offerId: 'ofr_1', acceptedTotal: { amount: 26_584, currency: 'USD' } } as BookRequestDto;

const CHICAGO = { city: 'Chicago', state: 'IL', postalCode: '60601', timeZone: 'America/Chicago' };
const NEWARK = { city: 'Newark', state: 'NJ', postalCode: '07101', timeZone: 'America/New_York' };
const BOOKING = {
  shipmentId: BOOKED.shipmentId,
  offerId: 'ofr_1',
  settings: { companyName: 'Acme', payer: null },
  request: { stops: [{ type: 'origin' }, { type: 'destination' }], pickup: { on: '2026-11-24' }, handlingUnits: [] },
  rated: {
    origin: CHICAGO,
    destination: NEWARK,
    stops: [CHICAGO, NEWARK],
    derived: { inferredAccessorials: [], units: [] },
  },
  offer: { body: { carrier: {}, total: REQUEST.acceptedTotal, lines: [] } },
} as unknown as Booking;

function actor({ permissions = ['price.read'] as Permission[], emailVerified = true } = {}): Actor {
  return {
    userId: 'usr_ann',
    companyId: 'cmp_1',
    permissions: new Set(permissions),
    emailVerified,
  } as unknown as Actor;
}

/** Responses by key, in memory. */
class StoredResponses extends IdempotencyStore {
  readonly records = new Map<string, IdempotencyRecord>();

  override find(_source: unknown, _companyId: string, key: string): Promise<IdempotencyRecord | null> {
    return Promise.resolve(this.records.get(key) ?? null);
  }

  override save(...[, { key, ...record }]: Parameters<IdempotencyStore['save']>): Promise<void> {
    if (this.records.has(key)) return Promise.reject(new ConcurrentChange());
    this.records.set(key, record);
    return Promise.resolve();
  }
}

interface Given {
  /** Null: the company has no such quote. */
  status?: QuoteStatus | null;
  validUntil?: Date | null;
  /** What another request does while this one is pricing. */
  meanwhile?: (quote: BookableQuote, responses: StoredResponses) => void;
}

/** A service with one quote; `created` are the shipments that it books. */
function quoteWith({ status = 'quoted', validUntil = null, meanwhile }: Given = {}) {
  const responses = new StoredResponses(new TestClock(NOW));
  const quote = { companyId: 'cmp_1', id: 'qte_1', status, validUntil, revision: 3, shipmentId: null } as BookableQuote;
  const created: string[] = [];
  const steps: string[] = [];
  const service = new BookQuoteService(
    {
      find: () => Promise.resolve(status === null ? null : { ...quote }),
      state: () => Promise.resolve(quote),
      book: (_tx, { revision }, { shipmentId }) => {
        if (quote.status !== 'quoted' || quote.revision !== revision) return Promise.resolve(false);
        Object.assign(quote, { status: 'booked', shipmentId });
        return Promise.resolve(true);
      },
    } as Partial<BookableQuotesRepository> as BookableQuotesRepository,
    {
      current: () => {
        steps.push('price');
        meanwhile?.(quote, responses);
        return Promise.resolve({ quoted: BOOKING.offer, offer: BOOKING.offer } as unknown as PricedBooking);
      },
      complete: () => Promise.resolve(BOOKING),
    } as Partial<PriceBooking> as PriceBooking,
    { stepsOf: () => Promise.resolve([]) } as Partial<ApprovalRequestsService> as ApprovalRequestsService,
    {
      create: (_tx, _actor, { id }) => {
        created.push(id);
        return Promise.resolve(BOOKED.shipmentNumber);
      },
    } as Partial<ShipmentsService> as ShipmentsService,
    responses,
    {
      transaction: async <T>(work: (tx: Transaction) => Promise<T>) => {
        steps.push('begin');
        const result = await work({} as Transaction);
        steps.push('commit');
        return result;
      },
    } as Partial<Database> as Database,
    new TestClock(NOW),
  );
  const book = (key = 'key-1', request = REQUEST, who = actor()) => service.book(who, 'qte_1', key, request);
  return { book, created, responses, steps };
}

describe('BookQuoteService', () => {
  it('prices before the transaction, and books in it', async () => {
    const { book, created, steps } = quoteWith();
    expect(await book()).toEqual({ booked: BOOKED, replayed: false });
    expect([created, steps]).toEqual([[BOOKED.shipmentId], ['price', 'begin', 'commit']]);
  });

  it('returns the first response to a retry, which creates no second shipment', async () => {
    const { book, created } = quoteWith();
    await book();
    expect(await book()).toEqual({ booked: BOOKED, replayed: true });
    expect(created).toHaveLength(1);
  });

  it('refuses the key of another request', async () => {
    const { book, created } = quoteWith();
    await book();
    const other = { ...REQUEST, instructions: 'Call first.' } as BookRequestDto;
    await expect(book('key-1', other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });
    expect(created).toHaveLength(1);
  });

  it('refuses a key that another request stores at the same moment', async () => {
    const { book } = quoteWith({
      meanwhile: (_, { records }) =>
        void records.set('key-1', { operation: 'shipment.tender', requestHash: 'x', response: {} }),
    });
    await expect(book()).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuses a second booking with another key, and names the shipment', async () => {
    const { book, created } = quoteWith();
    await book();
    await expect(book('key-2')).rejects.toMatchObject({
      code: 'ALREADY_BOOKED',
      status: 409,
      params: { shipmentId: BOOKED.shipmentId },
    });
    expect(created).toHaveLength(1);
  });

  it.each([
    ['to roles that do not see prices', { permissions: [] }, 'FORBIDDEN'],
    ['before the email address is verified', { emailVerified: false }, 'EMAIL_NOT_VERIFIED'],
  ])('is refused %s', async (_, part, code) => {
    const { book, steps } = quoteWith();
    await expect(book('key-1', REQUEST, actor(part))).rejects.toMatchObject({ code, status: 403 });
    expect(steps).toEqual([]);
  });

  it('throws NotFound for an unknown quote', async () => {
    await expect(quoteWith({ status: null }).book()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['rating', 'no_offers', 'cancelled'] as const)('refuses a quote that is %s', async (status) => {
    const { book, steps } = quoteWith({ status });
    await expect(book()).rejects.toMatchObject({ code: 'QUOTE_READ_ONLY', params: { status } });
    expect(steps).toEqual([]);
  });

  it('refuses an expired quote, from the instant at which its offers end', async () => {
    const { book, steps } = quoteWith({ validUntil: NOW });
    await expect(book()).rejects.toMatchObject({ code: 'QUOTE_EXPIRED', status: 410 });
    expect(steps).toEqual([]);
    await quoteWith({ validUntil: new Date(NOW.getTime() + 1) }).book();
  });

  describe('when the quote changes while it is priced', () => {
    it('returns the booking of a concurrent request with the same key', async () => {
      const first = quoteWith();
      await first.book();
      const [record] = first.responses.records.values();
      const { book, created } = quoteWith({
        meanwhile: (quote, { records }) => {
          Object.assign(quote, { status: 'booked', shipmentId: BOOKED.shipmentId });
          records.set('key-1', record!);
        },
      });
      expect(await book()).toEqual({ booked: BOOKED, replayed: true });
      expect(created).toEqual([]);
    });

    it.each([
      ['booked with another key', { status: 'booked', shipmentId: 'shp_2' }, 'ALREADY_BOOKED', { shipmentId: 'shp_2' }],
      ['canceled', { status: 'cancelled' }, 'QUOTE_READ_ONLY', { status: 'cancelled' }],
      ['rated again', { revision: 4 }, 'STALE_REVISION', { revision: 4 }],
    ])('refuses a quote that was %s', async (_, change, code, params) => {
      const { book, created, responses } = quoteWith({ meanwhile: (quote) => Object.assign(quote, change) });
      await expect(book()).rejects.toMatchObject({ code, status: 409, params });
      expect([created, responses.records.size]).toEqual([[], 0]);
    });
  });
});
