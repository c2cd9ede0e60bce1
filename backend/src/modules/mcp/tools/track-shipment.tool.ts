import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ShipmentDetailService, Timeline } from '../../shipments/index.js';
import { type McpTool, READS_ONLY, type ToolResult } from '../mcp-tool.js';
import { IsShipmentReference, References, SHIPMENT_REFERENCE } from '../references.js';
import { placeText } from './quote-content.js';

const EVENTS_MAX = 20;

export class TrackShipmentInput {
  @IsShipmentReference()
  shipment: string;
}

/** Returns where a shipment is. */
@Injectable()
export class TrackShipmentTool implements McpTool<TrackShipmentInput> {
  readonly name = 'track_shipment';
  readonly title = 'Track a shipment';
  readonly description =
    'Returns the status of a shipment, its estimated arrival with the basis, open exceptions, the next expected event, and the newest events with their places.';
  readonly operation = 'listShipmentEvents';
  readonly permission = 'shipment.read';
  readonly limits = [];
  readonly input = TrackShipmentInput;
  readonly schema = { properties: { shipment: SHIPMENT_REFERENCE }, required: ['shipment'] };
  readonly effect = READS_ONLY;

  constructor(
    private readonly shipments: ShipmentDetailService,
    private readonly timeline: Timeline,
    private readonly references: References,
  ) {}

  async call(actor: Actor, { shipment: reference }: TrackShipmentInput): Promise<ToolResult> {
    const shipmentId = await this.references.shipmentId(actor.companyId, reference);
    const [shipment, timeline] = await Promise.all([
      this.shipments.read(actor, shipmentId),
      this.timeline.of(actor, shipmentId),
    ]);
    const { number, status, carrier, proNumber, bolNumber, pickupOn, deliveredAt, eta, exceptions } = shipment;
    const content = {
      shipmentId,
      number,
      status,
      carrier: carrier.name,
      proNumber,
      bolNumber,
      origin: placeText(shipment.origin),
      destination: placeText(shipment.destination),
      pickupOn,
      eta: eta && { on: eta.on, basis: eta.text, daysLate: eta.daysLate },
      deliveredAt,
      proofOfDelivery: shipment.pod,
      lastEventAt: shipment.lastEventAt,
      updates: shipment.freshness.state,
      expectedNext: shipment.expectedNext,
      exceptions,
      events: timeline.items.slice(0, EVENTS_MAX).map(({ type, text, occurredAt, timeZone, place, reason }) => ({
        type,
        text,
        occurredAt,
        timeZone,
        place: place && [place.city, place.state].filter(Boolean).join(', '),
        reason,
      })),
      url: this.references.url(`/shipments/${shipmentId}`),
    };
    const [last] = content.events;
    const text = [
      `Shipment ${number} (${shipmentId}) with ${carrier.name} is ${status}: ${content.origin} to ${content.destination}.`,
      ...(deliveredAt === null ? [] : [`Delivered at ${deliveredAt}.`]),
      ...(eta === null ? [] : [`Estimated arrival ${eta.on}. ${eta.text}.`]),
      ...(last === undefined
        ? []
        : [`Last event: ${last.text}, ${last.occurredAt}${last.place ? `, ${last.place}` : ''}.`]),
      ...exceptions.map(({ severity, text: what }) => `Exception (${severity}): ${what}`),
    ].join('\n');
    return { text, content };
  }
}
