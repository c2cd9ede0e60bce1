import { Injectable } from '@nestjs/common';
import { truncate } from '../../../../platform/text/truncate.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { Outbox, type OutboxEntry } from '../../../../platform/outbox/outbox.js';
import { CARRIER_DOCUMENT_DUE, type CarrierDocumentDue } from '../../shipments.events.js';
import { type NewShipmentEvent, ShipmentLog } from '../shipment-log.js';
import type { ShipmentEventSource } from '../../domain/shipment-event.js';
import { type NamedShipment, ShipmentNames } from '../persistence/shipment-names.sql.js';
import { type CarrierEvent, firstProblem, isCarrierEvent } from './event-batch.messages.js';
import { isAhead, readCarrierEvent } from './read-carrier-event.js';
import type { DeliveryResult, RefusedEvent } from '../../domain/delivery-result.js';

/** Events per transaction. */
const BATCH = 100;
const REFERENCE_TYPES: readonly (string | undefined)[] = ['PRO', 'BOL'];

/** Sender and source of events. */
export interface EventsOrigin {
  companyId: string;
  connectionId: string;
  /** Events are accepted only for this carrier's shipments. */
  carrierId: string;
  source: ShipmentEventSource;
}

interface Addressed {
  shipmentId: string;
  event: NewShipmentEvent;
  documents: LinkedFile[];
}

/** A document that an event links. */
interface LinkedFile {
  type: string;
  url: string;
}

/** Appends a carrier's events to the logs of its shipments. */
@Injectable()
export class EventIntake {
  constructor(
    private readonly database: Database,
    private readonly names: ShipmentNames,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Appends valid events and returns the reasons for the others. */
  async take(origin: EventsOrigin, messages: readonly object[]): Promise<Omit<DeliveryResult, 'deliveryId'>> {
    const refused: RefusedEvent[] = [];
    const events = messages.flatMap((message, index) => this.checked(message, index, refused));
    const shipments = await this.names.find(origin, [...new Set(events.flatMap(({ event }) => namesOf(event)))]);
    const addressed = events.flatMap(({ event, index }): Addressed[] => {
      const shipment = namesOf(event)
        .map((name) => shipments.get(name))
        .find((found) => found !== undefined);
      if (shipment !== undefined) return [addressedTo(shipment, event, origin.source)];
      refused.push({
        index,
        eventId: event.eventId,
        code: 'SHIPMENT_UNKNOWN',
        message: 'No shipment of this carrier has this number.',
      });
      return [];
    });
    const counts = { accepted: 0, duplicates: 0 };
    for (let start = 0; start < addressed.length; start += BATCH) {
      const { added, duplicates } = await this.write(origin, addressed.slice(start, start + BATCH));
      counts.accepted += added;
      counts.duplicates += duplicates;
    }
    return { ...counts, refused: refused.sort((left, right) => left.index - right.index) };
  }

  private checked(message: object, index: number, refused: RefusedEvent[]): { event: CarrierEvent; index: number }[] {
    const refuse = (code: RefusedEvent['code'], text: string): [] => {
      const { eventId } = message as Partial<CarrierEvent>;
      refused.push({
        index,
        eventId: typeof eventId === 'string' ? truncate(eventId, 100) : null,
        code,
        message: text,
      });
      return [];
    };
    if (!isCarrierEvent(message)) return refuse('EVENT_INVALID', `${firstProblem(isCarrierEvent.errors)}.`);
    if (Number.isNaN(Date.parse(message.occurredAt)))
      return refuse('EVENT_INVALID', '/occurredAt is not a date and time.');
    if (isAhead(message, this.clock.now())) return refuse('EVENT_IN_FUTURE', 'The time is in the future.');
    return [{ event: message, index }];
  }

  private async write(
    { companyId, connectionId }: EventsOrigin,
    addressed: readonly Addressed[],
  ): Promise<{ added: number; duplicates: number }> {
    const byShipment = Map.groupBy(addressed, ({ shipmentId }) => shipmentId);
    const batch = new Map([...byShipment].map(([id, events]) => [id, events.map(({ event }) => event)]));
    const results = await this.database.transaction(async (tx) => {
      const appended = await this.log.appendAll(tx, companyId, batch);
      const links = addressed.filter(({ shipmentId, event: { sourceKey } }) =>
        appended.get(shipmentId)?.addedKeys.includes(sourceKey ?? ''),
      );
      const due = documentsDue(companyId, connectionId, links);
      if (due.length > 0) await this.outbox.add(tx, ...due);
      return appended;
    });
    const added = [...results.values()].reduce((sum, result) => sum + result.added, 0);
    return { added, duplicates: addressed.length - added };
  }
}

function addressedTo(shipment: NamedShipment, event: CarrierEvent, source: ShipmentEventSource): Addressed {
  const documents = (event.documents ?? []).flatMap(({ type = 'OTHER', url }) =>
    url === undefined ? [] : [{ type, url }],
  );
  return { shipmentId: shipment.id, event: readCarrierEvent(event, source, shipment), documents };
}

/** One message for each linked document of a shipment. */
function documentsDue(companyId: string, connectionId: string, events: readonly Addressed[]): OutboxEntry[] {
  const due = events.flatMap(({ shipmentId, documents }) =>
    documents.map((document): CarrierDocumentDue => ({ shipmentId, connectionId, ...document })),
  );
  const unique = new Map(due.map((document) => [`${document.shipmentId} ${document.url}`, document]));
  return [...unique.values()].map((payload) => ({ companyId, topic: CARRIER_DOCUMENT_DUE, payload }));
}

function namesOf({ shipment: { shipmentId, references = [] } }: CarrierEvent): string[] {
  return [
    shipmentId,
    ...references
      .filter(({ type }) => REFERENCE_TYPES.includes(type?.toUpperCase()))
      .flatMap(({ value }) => value ?? []),
  ];
}
