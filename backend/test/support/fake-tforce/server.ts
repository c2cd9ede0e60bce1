import type { IncomingMessage } from 'node:http';
import { pdf } from '../pdf-builder.js';
import { type Answer, failed, notConforming, ok, refusedWith } from './answers.js';
import { rateQuote } from './rating.js';
import {
  bolAnswer,
  bolRefusal,
  type BolRequest,
  type Created,
  pickupAnswer,
  pickupRefusal,
  type PickupRequest,
} from './shipping.js';

const TOKEN_SECONDS = 3_599;

/** What the carrier knows of the journey of a shipment. */
interface Journey {
  currentStatus?: object;
  pickup?: object;
  delivery?: object;
  events?: object[];
  /** Categories of documents that it has. */
  documents?: string[];
}

export interface TforceClient {
  id: string;
  secret: string;
  scope: string;
  /** ZIP of the account's billing address. */
  zip: string;
}

/** The carrier's API, written from recorded exchanges: it refuses wrong tokens, missing properties and unknown values. */
export class FakeTforce {
  /** Method and path of each request that was answered. */
  readonly requests: string[] = [];
  readonly created: Created[] = [];
  readonly pickups = new Map<string, PickupRequest>();
  /** What traces say, by PRO number. */
  readonly journeys = new Map<string, Journey>();
  /** Services without a price. */
  withoutPrice: string[] = [];
  private tokens = new Set<string>();
  private numbers = 0;

  constructor(
    private readonly client: TforceClient,
    /** ISO date of today at the carrier. */
    private readonly today: () => string,
  ) {}

  /** A token without a request. */
  grant(): string {
    const token = `token-${(this.numbers += 1)}`;
    this.tokens.add(token);
    return token;
  }

  answer(request: IncomingMessage, content: string): Answer {
    const { method = '', url = '', headers } = request;
    this.requests.push(`${method} ${url}`);
    if (`${method} ${url}` === 'POST /oauth2/v2.0/token') return this.token(content);
    const { pathname, searchParams } = new URL(url, 'http://carrier.test');
    if (!['v1', 'cie-v1'].includes(searchParams.get('api-version') ?? ''))
      return notConforming('Resource not found.', 404);
    if (!this.tokens.has(String(headers.authorization).replace(/^Bearer /, '')))
      return notConforming('Access token is missing or invalid.', 401);
    return this.route(`${method} ${pathname}`, JSON.parse(content || '{}') as Record<string, never>);
  }

  private route(route: string, body: Record<string, never>): Answer {
    const [, pro] = /^GET \/track\/pro\/(\w+)$/.exec(route) ?? [];
    if (pro !== undefined) return this.traced(pro);
    const [, pickup] = /^DELETE \/pickup\/request\/(\w+)$/.exec(route) ?? [];
    if (pickup !== undefined) return this.cancel(pickup);
    switch (route) {
      case 'POST /rating/getRate':
        return rateQuote(body, this.client.zip, `${88_000 + (this.numbers += 1)}`, this.withoutPrice);
      case 'POST /shipping/bol/create':
        return this.create(body);
      case 'POST /pickup/request':
        return this.pickup(body);
      case 'POST /track/pro/search':
        return this.search(body);
      case 'POST /documents/pro':
        return this.documents(body);
      default:
        return notConforming('Resource not found.', 404);
    }
  }

  private token(content: string): Answer {
    const form = new URLSearchParams(content);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === this.client.id &&
      form.get('client_secret') === this.client.secret &&
      form.get('scope') === this.client.scope;
    if (!isKnown) return { status: 400, body: { error: 'invalid_client', error_description: 'Not known.' } };
    return {
      status: 200,
      body: { token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token: this.grant() },
    };
  }

  private create(request: BolRequest): Answer {
    const refusal = bolRefusal(request, this.today());
    if (refusal !== null) return refusal;
    const created: Created = {
      pro: String(905_000_000 + this.created.length),
      bolNumber: request.references?.find(({ type }) => type === 'BL')?.number ?? '',
      request,
    };
    this.created.push(created);
    return bolAnswer(created);
  }

  private pickup(request: PickupRequest): Answer {
    const refusal = pickupRefusal(request);
    if (refusal !== null) return refusal;
    const number = `WBU${43_000_000 + this.pickups.size}`;
    this.pickups.set(number, request);
    return pickupAnswer(number);
  }

  private cancel(number: string): Answer {
    return this.pickups.delete(number)
      ? { status: 200, body: { responseStatus: { code: '1', description: 'Success' } } }
      : refusedWith('9400', 'The pickup cannot be canceled.');
  }

  private search({ number, code, pickupStartDate, pickupEndDate }: Partial<Record<string, string>>): Answer {
    if (!number || !['BL', 'PO'].includes(code ?? '') || !pickupStartDate || !pickupEndDate)
      return notConforming('Required properties are missing from object.');
    const found = this.created.filter(({ bolNumber }) => bolNumber === number);
    if (found.length === 0) return failed('RNF', 'Reference number not found.', 200);
    return ok(found.map(({ pro }) => ({ pro, ...this.journeys.get(pro) })));
  }

  private traced(pro: string): Answer {
    if (!this.created.some((each) => each.pro === pro)) return failed('RNF', 'Reference number not found.', 404);
    const { documents: _documents, ...journey } = this.journeys.get(pro) ?? {};
    return ok([{ pro, detailStatus: { code: '1' }, ...journey }]);
  }

  private documents({ pro = '', documentCategories = [] }: { pro?: string; documentCategories?: string[] }): Answer {
    if (documentCategories.some((category) => !['BOL', 'CLM', 'DR', 'INVC', 'WGHT'].includes(category)))
      return notConforming('Unknown category.');
    const had = documentCategories.filter((category) => this.journeys.get(pro)?.documents?.includes(category));
    if (had.length === 0) return { ...failed('IMG_000204', 'No documents found.', 200) };
    return ok(
      had.map((category) => ({
        category,
        data: pdf({ catalog: `/Lang (${category} of ${pro})` }).toString('base64'),
      })),
      '1',
    );
  }
}
