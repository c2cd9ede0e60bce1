import { escapeHtml } from '../../../platform/mail/escape-html.js';
import { type JourneyStep, journeyOf, PUBLIC_EVENTS, STATUS_WORDS } from './domain/public-events.js';
import { type MappedJourney, trackingMap } from './map/tracking-map.js';
import type { SharedEvent, SharedShipment } from './persistence/shared-shipments.sql.js';
import { type PageBrand, type PublicPage, publicPage } from './public-page.js';
import { arrivalFacts, lateText, longDay, reasonOf, sharedLane } from './shared-facts.js';

/** A document available through the link. */
export interface SharedDocument {
  name: string;
  /** Relative URL. */
  href: string;
}

/** Content of the page. */
export interface TrackingPage {
  brand: PageBrand | null;
  /** Path of the page. */
  href: string;
  shipment: SharedShipment;
  /** Newest first. */
  events: readonly SharedEvent[];
  /** Null if the link's scope excludes parties, numbers and documents. */
  documents: readonly SharedDocument[] | null;
  /** Null if origin or destination is not known. */
  journey: MappedJourney | null;
}

/** Renders progress, dates, map and events of a shipment as plain HTML. */
export function trackingPage({ brand, href, shipment, events, documents, journey }: TrackingPage): PublicPage {
  const detailed = documents !== null;
  return publicPage({
    title: `Shipment ${shipment.number}`,
    brand,
    content: `
<h1>Shipment ${text(shipment.number)}</h1>
<p>${text(sharedLane(shipment))}</p>
<p class="state">${STATUS_WORDS[shipment.status]}</p>
${arrivalNotice(shipment)}<ol class="journey" aria-label="Progress">${journeyOf(shipment.status).map(step).join('')}</ol>
${shipment.endedAt === null ? `<p><a class="button" href="${text(href)}/updates">Email me updates</a></p>` : ''}
${journey === null ? '' : trackingMap(journey)}
<h2>Details</h2>
<dl>${facts(shipment, detailed)
      .map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`)
      .join('')}</dl>
<h2>What happened</h2>
${events.length === 0 ? '<p>Nothing yet.</p>' : `<ol class="events">${events.map(event).join('')}</ol>`}
${detailed && documents.length > 0 ? `<section class="documents"><h2>Documents</h2><ul>${documents.map(document).join('')}</ul></section>` : ''}`,
  });
}

function facts(shipment: SharedShipment, detailed: boolean): [string, string][] {
  const { carrierName, pickupOn } = shipment;
  const parties: [string, string][] = [
    ['From', shipment.originName],
    ['To', shipment.destinationName],
  ];
  const numbers: [string, string][] = [
    ['Bill of lading', shipment.bolNumber],
    ...(shipment.proNumber === null ? [] : [['PRO number', shipment.proNumber] as [string, string]]),
  ];
  return [
    ...(detailed ? parties : []),
    ['Carrier', carrierName],
    ...(detailed ? numbers : []),
    ['Pickup', longDay(pickupOn)],
    ...arrivalFacts(shipment),
  ];
}

/** Says first when the shipment arrives and why, and whether that is late; empty after the end of the journey. */
function arrivalNotice(shipment: SharedShipment): string {
  const { endedAt, etaOn, daysLate } = shipment;
  if (endedAt !== null || etaOn === null) return '';
  const reason = text(reasonOf(shipment));
  if (daysLate === 0) return `<p class="eta"><strong>Expected ${text(longDay(etaOn))}</strong><br>${reason}</p>`;
  return `<p class="late" role="status"><strong>Delayed.</strong> Now expected ${text(longDay(etaOn))}, ${text(lateText(shipment))}. ${reason}</p>`;
}

function step({ name, reached }: JourneyStep): string {
  return `<li${reached ? ' class="done"' : ''}>${name}${reached ? '' : ' <small>(to come)</small>'}</li>`;
}

function event({ type, occurredAt, timeZone, city, state }: SharedEvent): string {
  const where = city === null ? '' : `, ${text(state === null ? city : place(city, state))}`;
  return `<li>${PUBLIC_EVENTS[type] ?? ''}${where}<br><time datetime="${occurredAt.toISOString()}">${text(moment(occurredAt, timeZone))}</time></li>`;
}

function document({ name, href }: SharedDocument): string {
  return `<li><a href="${text(href)}">${text(name)}</a></li>`;
}

/** In the time zone of the event's location, which is included. */
function moment(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

function place(city: string, state: string): string {
  return `${city}, ${state}`;
}

const text = escapeHtml;
