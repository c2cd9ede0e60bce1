import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { LIMITS } from '../../../../../kernel/limits.js';
import type { Clock } from '../../../../../platform/clock.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, DeclineReason, LinkedDocument, TracedShipment } from '../../connector.js';
import type { TracedDocument } from '../../trace-events.js';
import { DOCUMENT_TYPES, ENDED } from '../chr-codes.js';
import type { ChrExchange } from '../chr-exchange.js';
import { readTrace } from './read-trace.js';
import { type ChrEvent, isDocumentIds, isEventsAnswer } from './trace.schemas.js';

const ANSWER_MAX_BYTES = 8 * 1024 * 1024;
/** Most events of one response. */
const EVENTS_MAX = 1_000;
const DOCUMENTS_PATH = '/v1/documents';
const UNREADABLE: DeclineReason = {
  code: 'CARRIER_ANSWER_INVALID',
  message: english(msg`The response of the carrier cannot be read.`),
};

/** Reads the events of orders by our shipment number, and fetches the documents of their loads. */
export class Tracing {
  constructor(
    private readonly exchange: ChrExchange,
    private readonly clock: Clock,
  ) {}

  /** Number of the order with our shipment number; null only if the carrier says that it has none. Canceled orders do not count. */
  async findOrder(
    connection: ConnectionRef,
    number: string,
    signal: AbortSignal,
  ): Promise<string | null | DeclineReason> {
    const events = await this.eventsOf(connection, number, signal);
    if ('code' in events) return events;
    const ended = new Set(events.flatMap(({ event }) => (ENDED.includes(event.eventType) ? ordersOf(event) : [])));
    return events.flatMap(({ event }) => ordersOf(event)).findLast((order) => !ended.has(order)) ?? null;
  }

  /** Events of a shipment so far; null without a usable response. */
  async trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    const events = await this.eventsOf(connection, shipment.number, signal);
    if ('code' in events) return null;
    const delivery = events.find(({ event }) => event.eventType === 'LOAD DELIVERED');
    const load = delivery?.event.loadNumber;
    const documents = load ? await this.documentsOf(connection, String(load), signal) : [];
    return readTrace(events, shipment, documents, this.clock.now());
  }

  /** Fetches a document by a link of `trace`. */
  async document(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const [, id] = /^\/v1\/documents\/(\d{1,18})$/.exec(URL.parse(link)?.pathname ?? '') ?? [];
    if (id === undefined) return { state: 'missing', message: english(msg`its address is not valid`) };
    const file = await this.exchange.file(connection, `${DOCUMENTS_PATH}/${id}`, LIMITS.documentUploadBytes, signal);
    if ('code' in file) return { state: 'unknown', message: file.message };
    if (file.problem === null) return { state: 'fetched', bytes: file.bytes };
    return {
      state: 'missing',
      message: file.problem === 'too-large' ? 'it is too large' : `the carrier answered HTTP ${file.status}`,
    };
  }

  /** Oldest first. A response in another format is not taken for one without events, because a tender is repeated after that. */
  private async eventsOf(
    { companyId, connectionId }: ConnectionRef,
    number: string,
    signal: AbortSignal,
  ): Promise<ChrEvent[] | DeclineReason> {
    const query = new URLSearchParams({ billToReferenceNumber: number, take: String(EVENTS_MAX) });
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      path: `/v2/events?${query.toString()}`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return answer;
    if (answer.status !== 200 || !isEventsAnswer(answer.body)) return UNREADABLE;
    return answer.body.results.sort((left, right) => (left.eventTime < right.eventTime ? -1 : 1));
  }

  /** The documents that the carrier has of a delivered load; none without a usable response. */
  private async documentsOf(
    { companyId, connectionId }: ConnectionRef,
    loadNumber: string,
    signal: AbortSignal,
  ): Promise<TracedDocument[]> {
    const query = new URLSearchParams({ loadNumber, documentTypes: Object.keys(DOCUMENT_TYPES).join(',') });
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      path: `${DOCUMENTS_PATH}/retrieveDocumentIds?${query.toString()}`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer) || answer.status !== 200 || !isDocumentIds(answer.body)) return [];
    return answer.body.flatMap(({ documentId, doumentType, documentType }) => {
      const type = DOCUMENT_TYPES[documentType ?? doumentType ?? ''];
      // Only the path of a link is used: documents are fetched from the connection's server.
      return type === undefined ? [] : [{ type, url: `https://api.navisphere.com${DOCUMENTS_PATH}/${documentId}` }];
    });
  }
}

function ordersOf({ orderDetail, orderDetails }: ChrEvent['event']): string[] {
  return [...(orderDetail ?? []), ...(orderDetails ?? [])].flatMap(({ orderNumber }) =>
    orderNumber ? [String(orderNumber)] : [],
  );
}
