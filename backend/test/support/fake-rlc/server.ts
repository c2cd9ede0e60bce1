import type { IncomingMessage } from 'node:http';
import { type Answer, failed } from './answers.js';
import { bolAnswer, bolRefusal, type BolRequest, cancelled, printed, type Tendered } from './bill-of-lading.js';
import { documentTypes, retrieved } from './documents.js';
import { rateQuote, transitTimes } from './rate-quote.js';
import { type Journey, traced } from './tracing.js';

/** The carrier's API, written from its published description: it refuses a wrong key, missing properties and unknown values. */
export class FakeRlc {
  /** Method and path of each request that was answered. */
  readonly requests: string[] = [];
  /** Whether service levels of a quote say their days in transit. */
  quotesDays = true;
  /** Bills of lading that were accepted. */
  readonly tendered: Tendered[] = [];
  /** What traces say, by PRO number. */
  readonly journeys = new Map<string, Journey>();
  /** Types of the documents that there are, by PRO number. */
  readonly documents = new Map<string, readonly string[]>();
  private readonly pickups = new Map<number, Tendered>();
  private numbers = 6_898_769;

  constructor(
    private readonly apiKey: string,
    /** ISO date of today at the carrier. */
    private readonly today: () => string,
  ) {}

  /** Response to a request. The status for a wrong key is not published; 401 is what the error handling expects. */
  answer(request: IncomingMessage, content: string): Answer {
    const { method = '', url = '', headers } = request;
    this.requests.push(`${method} ${url}`);
    if (headers['apikey'] !== this.apiKey) return failed([{ property: 'apiKey', message: 'Unauthorized' }], {}, 401);
    const { pathname, searchParams: query } = new URL(url, 'http://rlc');
    const body = parsed(content);
    if (body === null) return failed([{ property: 'request', message: 'The request body is required' }]);
    switch (`${method} ${pathname}`) {
      case 'POST /RateQuote':
        return rateQuote(body, this.today(), (this.numbers += 10), this.quotesDays);
      case 'POST /TransitTimes':
        return transitTimes(body, this.today());
      case 'POST /BillOfLading':
        return this.take(body);
      case 'GET /BillOfLading/PrintBOL':
        return printed(this.byPro(query), 'BolDocument');
      case 'GET /BillOfLading/PrintShippingLabels':
        return printed(this.byPro(query), 'ShippingLabelsFile');
      case 'DELETE /PickupRequest':
        return cancelled(body, this.pickups);
      case 'GET /ShipmentTracing':
        return traced(query, this.tendered, this.journeys);
      case 'GET /DocumentRetrieval/GetDocumentTypes':
        return documentTypes(query, this.documents);
      case 'GET /DocumentRetrieval':
        return retrieved(query, this.documents);
      default:
        return failed([{ property: '', message: `No HTTP resource was found for ${pathname}` }], {}, 404);
    }
  }

  private take(request: BolRequest): Answer {
    const refusal = bolRefusal(request, this.today());
    if (refusal !== null) return refusal;
    const number = 7_506_414 + this.tendered.length;
    const pickup = request.PickupRequest === undefined ? null : 74_201_384 + this.tendered.length;
    const tendered: Tendered = {
      proNumber: `WP${number}`,
      shipperNumber: request.BillOfLading?.ReferenceNumbers?.ShipperNumber ?? '',
      pickupNumber: pickup === null ? null : String(pickup),
      request,
    };
    this.tendered.push(tendered);
    if (pickup !== null) this.pickups.set(pickup, tendered);
    return bolAnswer(tendered);
  }

  private byPro(query: URLSearchParams): Tendered | undefined {
    return this.tendered.find(({ proNumber }) => proNumber === query.get('ProNumber'));
  }
}

function parsed(content: string): object | null {
  if (content === '') return {};
  try {
    const body: unknown = JSON.parse(content);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}
