import type { IncomingMessage } from 'node:http';
import { type Answer, failed, ok } from './answers.js';
import { rateQuote } from './rate-quote.js';
import {
  type Created,
  pickupRefusal,
  type PickupRequest,
  shipAnswer,
  shipRefusal,
  type ShipRequest,
} from './shipments.js';
import { type Journey, retrieved, traced, tracedByReference } from './tracking.js';

/** Seconds that an access token is valid. */
const TOKEN_SECONDS = 3_600;

/** The carrier's API, written from its published description: it refuses wrong tokens, missing properties and unknown values. */
export class FakeFedex {
  /** Method and path of each request that was answered. */
  readonly requests: string[] = [];
  readonly created: Created[] = [];
  readonly pickups = new Map<string, PickupRequest>();
  /** What traces say, by PRO number. */
  readonly journeys = new Map<string, Journey>();
  /** Label files of a shipment. */
  labels = 1;
  /** Whether a service has a list of prices instead of one. */
  listsPrices = false;
  private tokens = new Set<string>();
  private numbers = 0;

  constructor(
    private readonly client: { id: string; secret: string; account: string },
    /** ISO date of today at the carrier. */
    private readonly today: () => string,
  ) {}

  /** A token without a request. */
  grant(): string {
    const token = `token-${(this.numbers += 1)}`;
    this.tokens.add(token);
    return token;
  }

  /** Makes all tokens invalid. */
  revoke(): void {
    this.tokens = new Set();
  }

  answer(request: IncomingMessage, content: string): Answer {
    const { method = '', url = '', headers } = request;
    const route = `${method} ${url}`;
    this.requests.push(route);
    if (route === 'POST /oauth/token') return this.token(content);
    if (!this.tokens.has(String(headers.authorization).replace(/^Bearer /, '')))
      return failed([{ code: 'NOT.AUTHORIZED.ERROR', message: 'Access token expired.' }], 401);
    const body = JSON.parse(content || '{}') as object;
    const { account } = this.client;
    switch (route) {
      case 'POST /rate/v1/freight/rates/quotes':
        return rateQuote(body, account, 4_400_000 + (this.numbers += 10), this.listsPrices);
      case 'POST /ship/v1/freight/shipments':
        return this.create(body);
      case 'POST /pickup/v1/freight/pickups/':
        return this.pickup(body);
      case 'PUT /pickup/v1/freight/pickups/cancel/':
        return this.cancel(body);
      case 'POST /track/v1/trackingnumbers':
        return traced(body, this.created, this.journeys);
      case 'POST /track/v1/referencenumbers':
        return tracedByReference(body, this.created, this.journeys);
      case 'POST /track/v1/trackingdocuments':
        return retrieved(body, this.journeys);
      default:
        return { status: 404, body: { error: 'NOT.FOUND.ERROR', error_detail: 'The resource is not available.' } };
    }
  }

  private token(content: string): Answer {
    const form = new URLSearchParams(content);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === this.client.id &&
      form.get('client_secret') === this.client.secret;
    if (!isKnown)
      return failed([{ code: 'NOT.AUTHORIZED.ERROR', message: 'The client credentials are not valid.' }], 401);
    return {
      status: 200,
      body: { access_token: this.grant(), token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: 'CXS' },
    };
  }

  private create(request: ShipRequest): Answer {
    const refusal = shipRefusal(request, this.client.account, this.today());
    if (refusal !== null) return refusal;
    const references = request.freightRequestedShipment?.freightShipmentDetail?.printedReferences ?? [];
    const created: Created = {
      proNumber: String(4_310_000_000 + this.created.length),
      bolNumber: references.find(({ printedReferenceType: type }) => type === 'BILL_OF_LADING')?.value ?? '',
      request,
    };
    this.created.push(created);
    return shipAnswer(created, this.labels);
  }

  private pickup(request: PickupRequest): Answer {
    const refusal = pickupRefusal(request, this.client.account);
    if (refusal !== null) return refusal;
    const code = `20261124CHI${455_402 + this.pickups.size}`;
    this.pickups.set(code, request);
    return ok({ pickupConfirmationCode: code, alerts: [] });
  }

  private cancel(request: { pickupConfirmationCode?: string; reason?: string; contactName?: string }): Answer {
    const { pickupConfirmationCode: code = '', reason, contactName } = request;
    if (!reason || !contactName) return failed([{ code: 'PICKUP.REASON.MISSING', message: 'Reason is missing.' }]);
    if (!this.pickups.delete(code))
      return failed([{ code: 'PICKUP.CANCEL.INVALID', message: 'The pickup cannot be cancelled.' }]);
    return ok({ pickupConfirmationCode: code, cancelConfirmationMessage: 'Requested pickup has been cancelled.' });
  }
}
