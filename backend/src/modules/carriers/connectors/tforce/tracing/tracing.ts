import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { addDays } from '../../../../../kernel/time/local-date.js';
import type { Clock } from '../../../../../platform/clock.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, DeclineReason, LinkedDocument, TracedShipment } from '../../connector.js';
import type { TenderedShipment } from '../../tenders.js';
import type { TracedDocument } from '../../trace-events.js';
import { errorText, isRejected, isSuccess, statusOf, versioned } from '../tforce-answer.js';
import { DOCUMENT_TYPES, VOIDED } from '../tforce-codes.js';
import type { TforceExchange } from '../tforce-exchange.js';
import { deliveryOf, readTrace } from './read-trace.js';
import { isDocumentsAnswer, isTraceAnswer, type TforceTrace } from './trace.schemas.js';

const ANSWER_MAX_BYTES = 1_048_576;
/** Documents of 25 MiB in base64. */
const DOCUMENTS_MAX_BYTES = 36 * 1024 * 1024;
const DOCUMENTS_PATH = '/documents/pro';
/** Days around the pickup date in which a shipment is looked up by its BOL number. */
const LOOKUP_DAYS = 7;
/** Code that says that the carrier has no shipment with the reference. */
const NOT_FOUND = 'RNF';
const UNREADABLE: DeclineReason = {
  code: 'CARRIER_ANSWER_INVALID',
  message: english(msg`The response of the carrier cannot be read.`),
};

/** Traces shipments by a number, and fetches their documents. */
export class Tracing {
  constructor(
    private readonly exchange: TforceExchange,
    private readonly clock: Clock,
  ) {}

  /** PRO number of the shipment with our BOL number; null only if the carrier says that it has none. Voided shipments do not count. */
  async findByBol(
    { companyId, connectionId }: ConnectionRef,
    { bolNumber, pickup }: TenderedShipment,
    signal: AbortSignal,
  ): Promise<string | null | DeclineReason> {
    const answer = await this.exchange.send(companyId, connectionId, signal, (_, options) => ({
      method: 'POST',
      path: versioned('/track/pro/search', options),
      body: {
        number: bolNumber,
        code: 'BL',
        pickupStartDate: addDays(pickup.on, -LOOKUP_DAYS),
        pickupEndDate: addDays(pickup.on, LOOKUP_DAYS),
      },
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return answer;
    const said = statusOf(answer.body);
    if (said?.code === NOT_FOUND) return null;
    // A tender is repeated after null, so a response in another format is not taken for one without shipments.
    if (answer.status !== 200 || !isSuccess(said) || !isTraceAnswer(answer.body)) return UNREADABLE;
    return answer.body.detail?.find(({ currentStatus }) => currentStatus?.details !== VOIDED)?.pro ?? null;
  }

  /** Events of a shipment so far; null without a usable response. Without a PRO number there is nothing to trace by. */
  async trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    const { proNumber, timeZones } = shipment;
    if (proNumber === null) return [];
    const traced = await this.find(connection, proNumber, signal);
    if (traced === null || traced === 'none') return traced === null ? null : [];
    const isDelivered = deliveryOf(traced, timeZones.at(-1) ?? 'UTC') !== null;
    const documents = isDelivered ? await this.documentsOf(connection, proNumber, signal) : [];
    return readTrace(traced, shipment, documents, this.clock.now());
  }

  /** Fetches a document by a link of `trace`. */
  async document(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const url = URL.parse(link);
    const [pro, category] = [url?.searchParams.get('pro'), url?.searchParams.get('category')];
    if (!url?.pathname.endsWith(DOCUMENTS_PATH) || !pro || !category || DOCUMENT_TYPES[category] === undefined)
      return { state: 'missing', message: english(msg`its address is not valid`) };
    const answer = await this.askDocuments(connection, pro, [category], signal);
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    if (isRejected(answer.status, answer.body))
      return { state: 'missing', message: errorText(answer.body) || `the carrier answered HTTP ${answer.status}` };
    const files = isDocumentsAnswer(answer.body) ? answer.body.detail : [];
    const data = files.find((file) => file?.category === category)?.data;
    return data
      ? { state: 'fetched', bytes: Buffer.from(data, 'base64') }
      : { state: 'missing', message: english(msg`the carrier does not have it`) };
  }

  /** `none`: the carrier does not have the shipment, or not yet. Null without a usable response. */
  private async find(
    { companyId, connectionId }: ConnectionRef,
    pro: string,
    signal: AbortSignal,
  ): Promise<TforceTrace | 'none' | null> {
    const answer = await this.exchange.send(companyId, connectionId, signal, (_, options) => ({
      method: 'GET',
      path: versioned(`/track/pro/${encodeURIComponent(pro)}`, options),
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return null;
    const said = statusOf(answer.body);
    if (said !== null && !isSuccess(said)) return 'none';
    return answer.status === 200 && isTraceAnswer(answer.body) ? (answer.body.detail?.[0] ?? 'none') : null;
  }

  /** The documents that the carrier has of a delivered shipment: it has no list of them, so they are asked for. None without a usable response. */
  private async documentsOf(connection: ConnectionRef, pro: string, signal: AbortSignal): Promise<TracedDocument[]> {
    const answer = await this.askDocuments(connection, pro, Object.keys(DOCUMENT_TYPES), signal);
    if (isUnknown(answer) || isRejected(answer.status, answer.body) || !isDocumentsAnswer(answer.body)) return [];
    const { detail } = answer.body;
    return Object.entries(DOCUMENT_TYPES)
      .filter(([category]) => detail.some((file) => file?.category === category && file.data))
      .map(([category, type]) => ({ type, url: linkOf(pro, category) }));
  }

  private askDocuments(
    { companyId, connectionId }: ConnectionRef,
    pro: string,
    documentCategories: readonly string[],
    signal: AbortSignal,
  ) {
    return this.exchange.send(companyId, connectionId, signal, (_, options) => ({
      method: 'POST',
      path: versioned(DOCUMENTS_PATH, options),
      body: { pro, documentCategories },
      maxBytes: DOCUMENTS_MAX_BYTES,
    }));
  }
}

/** Only the query of a link is used: documents are fetched from the connection's server. */
function linkOf(pro: string, category: string): string {
  return `https://api.tforcefreight.com${DOCUMENTS_PATH}?${new URLSearchParams({ pro, category }).toString()}`;
}
