import { type Message, longDayMessage, msg } from '../../../messages/message.js';
import { readerLocale, readerText } from '../../../platform/request-context.js';
import { escapeHtml } from '../../../platform/mail/escape-html.js';
import { type JourneyStep, journeyOf, PUBLIC_EVENTS, STATUS_WORDS } from './domain/public-events.js';
import { type MappedJourney, trackingMap } from './map/tracking-map.js';
import type { SharedEvent, SharedShipment } from './persistence/shared-shipments.sql.js';
import { type PageBrand, type PublicPage, publicPage } from './public-page.js';
import { laneText } from '../brief/brief-facts.js';
import { arrivalFacts, lateText, reasonOf, type SharedFact } from './shared-facts.js';

/** A document available through the link. */
export interface SharedDocument {
  name: Message;
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
  const { number } = shipment;
  return publicPage({
    title: msg`Shipment ${{ number }}`,
    brand,
    content: `
<h1>${text(msg`Shipment ${{ number }}`)}</h1>
<p>${text(laneText(shipment))}</p>
<p class="state">${text(STATUS_WORDS[shipment.status])}</p>
${arrivalNotice(shipment)}<ol class="journey" aria-label="${text(msg`Progress`)}">${journeyOf(shipment.status).map(step).join('')}</ol>
${shipment.endedAt === null ? `<p><a class="button" href="${text(href)}/updates">${text(msg`Email me updates`)}</a></p>` : ''}
${journey === null ? '' : trackingMap(journey)}
<h2>${text(msg`Details`)}</h2>
<dl>${facts(shipment, detailed)
      .map(([name, value]) => `<dt>${text(name)}</dt><dd>${text(value)}</dd>`)
      .join('')}</dl>
<h2>${text(msg`What happened`)}</h2>
${events.length === 0 ? `<p>${text(msg`Nothing yet.`)}</p>` : `<ol class="events">${events.map(event).join('')}</ol>`}
${detailed && documents.length > 0 ? `<section class="documents"><h2>${text(msg`Documents`)}</h2><ul>${documents.map(document).join('')}</ul></section>` : ''}`,
  });
}

function facts(shipment: SharedShipment, detailed: boolean): SharedFact[] {
  const { carrierName, pickupOn } = shipment;
  const parties: SharedFact[] = [
    [msg`From`, shipment.originName],
    [msg`To`, shipment.destinationName],
  ];
  const numbers: SharedFact[] = [
    [msg`Bill of lading`, shipment.bolNumber],
    ...(shipment.proNumber === null ? [] : [[msg`PRO number`, shipment.proNumber] as const]),
  ];
  return [
    ...(detailed ? parties : []),
    [msg`Carrier`, carrierName],
    ...(detailed ? numbers : []),
    [msg`Pickup`, longDayMessage(pickupOn)],
    ...arrivalFacts(shipment),
  ];
}

/** Says first when the shipment arrives and why, and whether that is late; empty after the end of the journey. */
function arrivalNotice(shipment: SharedShipment): string {
  const { endedAt, etaOn, daysLate } = shipment;
  if (endedAt !== null || etaOn === null) return '';
  const day = longDayMessage(etaOn);
  const reason = text(reasonOf(shipment) ?? '');
  if (daysLate === 0) return `<p class="eta"><strong>${text(msg`Expected ${{ day }}`)}</strong><br>${reason}</p>`;
  const expected = msg`Now expected ${{ day }}, ${{ late: lateText(shipment) }}.`;
  return `<p class="late" role="status"><strong>${text(msg`Delayed.`)}</strong> ${text(expected)} ${reason}</p>`;
}

function step({ name, reached }: JourneyStep): string {
  return `<li${reached ? ' class="done"' : ''}>${text(name)}${reached ? '' : ` <small>(${text(msg`to come`)})</small>`}</li>`;
}

function event({ type, occurredAt, timeZone, city, state }: SharedEvent): string {
  const where = city === null ? '' : `, ${text(state === null ? city : place(city, state))}`;
  return `<li>${text(PUBLIC_EVENTS[type] ?? '')}${where}<br><time datetime="${occurredAt.toISOString()}">${text(moment(occurredAt, timeZone))}</time></li>`;
}

function document({ name, href }: SharedDocument): string {
  return `<li><a href="${text(href)}">${text(name)}</a></li>`;
}

/** In the time zone of the event's location, which is included. */
function moment(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(readerLocale(), {
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

/** In the visitor's language. */
function text(one: Message | string): string {
  return escapeHtml(typeof one === 'string' ? one : readerText(one));
}
