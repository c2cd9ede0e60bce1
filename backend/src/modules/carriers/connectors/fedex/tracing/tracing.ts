import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { addDays } from '../../../../../kernel/time/local-date.js';
import type { Clock } from '../../../../../platform/clock.js';
import { type Exchanged, isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, DeclineReason, LinkedDocument, TracedShipment } from '../../connector.js';
import type { TenderedShipment } from '../../tenders.js';
import type { TracedDocument } from '../../trace-events.js';
import { errorText, isFedexProblem, isRejected } from '../fedex-answer.js';
import { DOCUMENT_TYPES } from '../fedex-codes.js';
import type { FedexExchange } from '../fedex-exchange.js';
import { accountOf } from '../fedex-parties.js';
import { readTrace } from './read-trace.js';
import { type FedexTrace, isDocumentAnswer, isTraceAnswer } from './trace.schemas.js';

const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
/** A document of 25 MiB in base64. */
const DOCUMENT_MAX_BYTES = 36 * 1024 * 1024;
const DOCUMENTS_PATH = '/track/v1/trackingdocuments';
const CARRIER = 'FXFR';
/** Days around the pickup date in which a shipment is looked up by its BOL number. */
const LOOKUP_DAYS = 7;
/** Codes that say that the carrier does not have the shipment. */
const NOT_FOUND = /^TRACKING\..*NOTFOUND$/;

/** A shipment at the carrier. */
export type FoundShipment = FedexTrace & { trackingNumber: string };

/** Traces shipments by a number, and fetches their documents. */
export class Tracing {
  constructor(
    private readonly exchange: FedexExchange,
    private readonly clock: Clock,
  ) {}

  /** The shipment with our BOL number; null only if the carrier says that it has none. */
  async findByBol(
    connection: ConnectionRef,
    { bolNumber, pickup }: TenderedShipment,
    signal: AbortSignal,
  ): Promise<FoundShipment | null | DeclineReason> {
    const answer = await this.exchange.send(
      connection.companyId,
      connection.connectionId,
      signal,
      (customerNumber, options) => ({
        method: 'POST',
        path: '/track/v1/referencenumbers',
        body: {
          includeDetailedScans: false,
          referencesInformation: {
            type: 'BILL_OF_LADING',
            value: bolNumber,
            carrierCode: CARRIER,
            accountNumber: accountOf(customerNumber, options).freightNumber,
            shipDateBegin: addDays(pickup.on, -LOOKUP_DAYS),
            shipDateEndDate: addDays(pickup.on, LOOKUP_DAYS),
          },
        },
        maxBytes: ANSWER_MAX_BYTES,
      }),
    );
    return found(answer);
  }

  /** Events of a shipment so far; null without a usable response. Without a PRO number there is nothing to trace by. */
  async trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    const { proNumber } = shipment;
    if (proNumber === null) return [];
    const answer = await this.post(
      connection,
      '/track/v1/trackingnumbers',
      {
        includeDetailedScans: true,
        trackingInfo: [{ trackingNumberInfo: { trackingNumber: proNumber, carrierCode: CARRIER } }],
      },
      signal,
    );
    const traced = found(answer);
    if (traced === null) return [];
    if ('code' in traced) return null;
    return readTrace(traced, shipment, documentsOf(traced), this.clock.now());
  }

  /** Fetches a document by a link of `trace`. */
  async document(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const url = URL.parse(link);
    const [number, type] = [url?.searchParams.get('number'), url?.searchParams.get('type')];
    if (!url?.pathname.endsWith(DOCUMENTS_PATH) || !number || !type || DOCUMENT_TYPES[type] === undefined)
      return { state: 'missing', message: english(msg`its address is not valid`) };
    const answer = await this.exchange.send(
      connection.companyId,
      connection.connectionId,
      signal,
      (customerNumber, options) => ({
        method: 'POST',
        path: DOCUMENTS_PATH,
        body: {
          trackDocumentDetail: { documentType: type, documentFormat: 'PDF' },
          trackDocumentSpecification: [
            {
              trackingNumberInfo: { trackingNumber: number, carrierCode: CARRIER },
              accountNumber: accountOf(customerNumber, options).freightNumber,
            },
          ],
        },
        maxBytes: DOCUMENT_MAX_BYTES,
      }),
    );
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    if (isRejected(answer.status, answer.body))
      return { state: 'missing', message: errorText(answer.body) || `the carrier answered HTTP ${answer.status}` };
    const file = isDocumentAnswer(answer.body) ? answer.body.output.document[0] : undefined;
    return file
      ? { state: 'fetched', bytes: Buffer.from(file, 'base64') }
      : { state: 'missing', message: english(msg`the carrier does not have it`) };
  }

  private post({ companyId, connectionId }: ConnectionRef, path: string, body: object, signal: AbortSignal) {
    return this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'POST',
      path,
      body,
      maxBytes: ANSWER_MAX_BYTES,
    }));
  }
}

/** A response in another format is not taken for one without shipments, because a tender is repeated after that. */
function found(answer: Exchanged): FoundShipment | null | DeclineReason {
  if (isUnknown(answer)) return answer;
  const { status, body } = answer;
  if (isFedexProblem(body) && body.errors.some(({ code }) => NOT_FOUND.test(code ?? ''))) return null;
  if (status === 200 && isTraceAnswer(body)) {
    const results = body.output.completeTrackResults.flatMap(({ trackingNumber, trackResults }) =>
      trackResults.map((result) => ({ result, number: result.trackingNumberInfo?.trackingNumber ?? trackingNumber })),
    );
    for (const { result, number } of results) if (number && !result.error) return { ...result, trackingNumber: number };
    if (results.length > 0 && results.every(({ result }) => NOT_FOUND.test(result.error?.code ?? ''))) return null;
  }
  return { code: 'CARRIER_ANSWER_INVALID', message: english(msg`The response of the carrier cannot be read.`) };
}

function documentsOf({ trackingNumber, availableImages }: FoundShipment): TracedDocument[] {
  const available = new Set((availableImages ?? []).map(({ type }) => type));
  return Object.entries(DOCUMENT_TYPES)
    .filter(([name]) => available.has(name))
    .map(([name, type]) => ({ type, url: linkOf(trackingNumber, name) }));
}

/** Only the query of a link is used: documents are fetched from the connection's server. */
function linkOf(number: string, type: string): string {
  return `https://apis.fedex.com${DOCUMENTS_PATH}?${new URLSearchParams({ number, type }).toString()}`;
}
