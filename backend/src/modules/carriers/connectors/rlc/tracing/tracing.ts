import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { Clock } from '../../../../../platform/clock.js';
import { below } from '../../../connections/endpoint.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, DeclineReason, LinkedDocument, TracedShipment } from '../../connector.js';
import type { TracedDocument } from '../../trace-events.js';
import { errorText, isRejected, isRlcProblem } from '../rlc-answer.js';
import { DOCUMENT_TYPES } from '../rlc-codes.js';
import type { RlcExchange } from '../rlc-exchange.js';
import { readTrace } from './read-trace.js';
import { isDocumentTypesAnswer, isDocumentsAnswer, isTraceAnswer, type RlcShipment } from './trace.schemas.js';

const ANSWER_MAX_BYTES = 262_144;
/** A document of 25 MiB in base64. */
const DOCUMENT_MAX_BYTES = 36 * 1024 * 1024;
const DOCUMENTS_PATH = '/DocumentRetrieval';
/** Documents are fetched from the connection's server; only the query of a link is used. */
const LINK_BASE = new URL('https://api.rlc.com');

/** Traces shipments by a number, and fetches their documents. */
export class Tracing {
  constructor(
    private readonly exchange: RlcExchange,
    private readonly clock: Clock,
  ) {}

  /** The first shipment with the number; null if the carrier has none, which it answers with HTTP 200 since 2026-01-13 and with 400 before. */
  async find(
    connection: ConnectionRef,
    type: 'PRO' | 'BOL',
    number: string,
    signal: AbortSignal,
  ): Promise<RlcShipment | null | DeclineReason> {
    const query = new URLSearchParams({ 'request.traceNumbers': number, 'request.traceType': type });
    const answer = await this.get(connection, `/ShipmentTracing?${query.toString()}`, signal);
    if (isUnknown(answer)) return answer;
    if (isRlcProblem(answer.body)) return null;
    // A tender is repeated after null, so a response in another format is not taken for one without shipments.
    if (answer.status !== 200 || !isTraceAnswer(answer.body))
      return { code: 'CARRIER_ANSWER_INVALID', message: english(msg`The response of the carrier cannot be read.`) };
    return answer.body.Shipments?.[0] ?? null;
  }

  /** Events of a shipment so far; null without a usable response. */
  async trace(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null> {
    const { proNumber, bolNumber } = shipment;
    const found = await (proNumber === null
      ? this.find(connection, 'BOL', bolNumber, signal)
      : this.find(connection, 'PRO', proNumber, signal));
    if (found === null) return [];
    if ('code' in found) return null;
    const documents = found.DeliveryDate?.Date ? await this.documentsOf(connection, found.ShipmentNumber, signal) : [];
    return readTrace(found, shipment, documents, this.clock.now());
  }

  /** Fetches a document by a link of `trace`. */
  async document(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const url = URL.parse(link);
    if (url === null || !url.pathname.endsWith(DOCUMENTS_PATH))
      return { state: 'missing', message: english(msg`its address is not valid`) };
    const answer = await this.get(connection, `${DOCUMENTS_PATH}${url.search}`, signal, DOCUMENT_MAX_BYTES);
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    if (isRejected(answer.status, answer.body))
      return { state: 'missing', message: errorText(answer.body) || `the carrier answered HTTP ${answer.status}` };
    const file = isDocumentsAnswer(answer.body) ? answer.body.Documents?.[0]?.Data : undefined;
    return file
      ? { state: 'fetched', bytes: Buffer.from(file, 'base64') }
      : { state: 'missing', message: english(msg`the carrier does not have it`) };
  }

  /** The documents that the carrier has of a delivered shipment; none without a usable response. */
  private async documentsOf(connection: ConnectionRef, pro: string, signal: AbortSignal): Promise<TracedDocument[]> {
    const query = new URLSearchParams({ ProNumber: pro });
    const answer = await this.get(connection, `${DOCUMENTS_PATH}/GetDocumentTypes?${query.toString()}`, signal);
    if (isUnknown(answer) || answer.status !== 200 || !isDocumentTypesAnswer(answer.body)) return [];
    const { DocumentTypes: types } = answer.body;
    return Object.entries(DOCUMENT_TYPES)
      .filter(([name]) => types?.includes(name))
      .map(([name, type]) => ({ type, url: linkOf(pro, name) }));
  }

  private get(
    { companyId, connectionId }: ConnectionRef,
    path: string,
    signal: AbortSignal,
    maxBytes = ANSWER_MAX_BYTES,
  ) {
    return this.exchange.send(companyId, connectionId, signal, () => ({ method: 'GET', path, maxBytes }));
  }
}

function linkOf(pro: string, name: string): string {
  const query = new URLSearchParams({ ProNumber: pro, DocumentTypes: name, MediaType: 'PDF' });
  return `${below(LINK_BASE, DOCUMENTS_PATH).href}?${query.toString()}`;
}
