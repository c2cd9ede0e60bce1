import type { IncomingMessage } from 'node:http';
import { pdf } from '../pdf-builder.js';
import { type Answer, Check, problems } from './answers.js';
import { type QuoteRequest, quotes } from './quotes.js';

/** The carrier's tokens are valid for a day. */
const TOKEN_SECONDS = 86_400;

interface Reference {
  type?: string;
  value?: string;
}

interface OrderPlace {
  name?: string;
  address?: { address1?: string; city?: string; stateProvinceCode?: string; postalCode?: string; country?: string };
  openDateTime?: string;
}

export interface OrderRequest {
  quoteId?: number;
  customer?: { customerCode?: string; referenceNumbers?: Reference[] };
  billTo?: { referenceNumbers?: Reference[] };
  origin?: OrderPlace;
  destination?: OrderPlace;
  notes?: string;
}

/** An order that the carrier has. */
interface Order {
  number: number;
  reference: string;
  request: OrderRequest;
  isCanceled: boolean;
}

const ORDER = 'quoteId customer billTo service origin destination onlineParties notes referenceNumbers';

/** The carrier's API, written from its published description: it refuses wrong tokens, missing properties and unknown ones. */
export class FakeChrobinson {
  /** Method and path of each request that was answered. */
  readonly requests: string[] = [];
  readonly orders: Order[] = [];
  /** Events of loads, by our shipment number. */
  readonly events = new Map<string, object[]>();
  /** Documents of loads, by their number. */
  readonly documents = new Map<string, { documentId: number; doumentType: string }[]>();
  private readonly quoted = new Set<number>();
  private tokens = new Set<string>();
  private numbers = 0;

  constructor(
    private readonly client: { id: string; secret: string; audience: string; account: string },
    /** ISO date of today at the carrier. */
    private readonly today: () => string,
  ) {}

  /** A token without a request. */
  grant(): string {
    const token = `token-${(this.numbers += 1)}`;
    this.tokens.add(token);
    return token;
  }

  /** A quote without a request. */
  quote(id: number): void {
    this.quoted.add(id);
  }

  answer(request: IncomingMessage, content: string): Answer {
    const { method = '', url = '', headers } = request;
    this.requests.push(`${method} ${url}`);
    const { pathname, searchParams } = new URL(url, 'http://carrier.test');
    const route = `${method} ${pathname}`;
    if (route === 'POST /v1/oauth/token') return this.token(content);
    if (!this.tokens.has(String(headers.authorization).replace(/^Bearer /, '')))
      return { status: 401, body: { statusCode: 401, error: 'Unauthorized' } };
    const [, order] = /^DELETE \/v1\/orders\/(\d+)$/.exec(route) ?? [];
    if (order !== undefined) return this.cancel(Number(order));
    const [, document] = /^GET \/v1\/documents\/(\d+)$/.exec(route) ?? [];
    if (document !== undefined) return this.document(Number(document));
    switch (route) {
      case 'POST /v1/quotes':
        return this.rate(JSON.parse(content) as QuoteRequest);
      case 'POST /v1/orders/quotes':
        return this.order(JSON.parse(content) as OrderRequest[]);
      case 'GET /v2/events':
        return this.found(searchParams.get('billToReferenceNumber') ?? '');
      case 'GET /v1/documents/retrieveDocumentIds':
        return { status: 200, body: this.documents.get(searchParams.get('loadNumber') ?? '') ?? [] };
      default:
        return { status: 404, body: { statusCode: 404, error: 'Not Found' } };
    }
  }

  private token(content: string): Answer {
    const form = new URLSearchParams(content);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === this.client.id &&
      form.get('client_secret') === this.client.secret &&
      form.get('audience') === this.client.audience;
    if (!isKnown) return { status: 401, body: { statusCode: 401, error: 'Unauthorized' } };
    return { status: 200, body: { token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token: this.grant() } };
  }

  private rate(request: QuoteRequest): Answer {
    const first = 319_782_509 + (this.numbers += 10);
    const answer = quotes(request, this.client.account, this.today(), first);
    if (answer.status === 201)
      for (const { quoteId } of (answer.body as { quoteSummaries: { quoteId: number }[] }).quoteSummaries)
        this.quoted.add(quoteId);
    return answer;
  }

  private order([request, ...others]: OrderRequest[]): Answer {
    const check = new Check();
    check.that(request !== undefined && others.length === 0, '"value" must be an array');
    check.known(request, ORDER);
    check.that(this.quoted.has(request?.quoteId ?? 0), '"quoteId" is not known');
    check.that(request?.customer?.customerCode === this.client.account, '"customerCode" is not valid');
    for (const place of [request?.origin, request?.destination]) {
      check.filled(place?.name, 'name', 100);
      check.filled(place?.address?.address1, 'address1');
      check.filled(place?.address?.city, 'city', 100);
      check.filled(place?.address?.postalCode, 'postalCode', 20);
    }
    check.that((request?.origin?.openDateTime ?? this.today()) >= this.today(), '"openDateTime" must be in the future');
    if (check.problems.length > 0) return problems(check.problems);
    const number = 81_134_516 + this.orders.length;
    const reference = request?.billTo?.referenceNumbers?.find(({ type }) => type === 'SHID')?.value ?? '';
    this.orders.push({ number, reference, request: request ?? {}, isCanceled: false });
    return { status: 201, body: { quoteId: request?.quoteId, orderNumber: number, trackingNumber: 'XM86H2B2RT4' } };
  }

  private cancel(number: number): Answer {
    const order = this.orders.find((each) => each.number === number && !each.isCanceled);
    if (order === undefined && number !== 74_201_384) return problems(['The order cannot be deleted.']);
    if (order) order.isCanceled = true;
    return { status: 200, body: {} };
  }

  /** Newest first. */
  private found(reference: string): Answer {
    const ofOrders = this.orders
      .filter((order) => order.reference === reference)
      .flatMap(({ number, isCanceled }) => [
        ...(isCanceled ? [event('ORDER CANCELED', '2026-11-20T15:02:00.000Z', number)] : []),
        event('ORDER CREATED', '2026-11-20T15:01:00.000Z', number),
      ]);
    const results = [...(this.events.get(reference) ?? []), ...ofOrders];
    return { status: 200, body: { totalCount: results.length, results } };
  }

  private document(id: number): Answer {
    const has = [...this.documents.values()].flat().some(({ documentId }) => documentId === id);
    return has
      ? { status: 200, body: pdf({ catalog: `/Lang (document ${id})` }) }
      : { status: 404, body: { statusCode: 404, error: 'Not Found' } };
  }
}

function event(eventType: string, eventTime: string, orderNumber: number) {
  return { customer: 'C1', eventTime, event: { eventType, orderDetail: [{ orderNumber, condition: 'Active' }] } };
}
