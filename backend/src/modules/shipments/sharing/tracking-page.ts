import { plainPagePolicy } from '../../../platform/http/security/security-headers.js';
import { escapeHtml } from '../../../platform/mail/escape-html.js';
import { etaText } from '../domain/eta.js';
import { type JourneyStep, journeyOf, PUBLIC_EVENTS, STATUS_WORDS } from './domain/public-events.js';
import type { SharedEvent, SharedShipment } from './persistence/shared-shipments.sql.js';

const STYLE = `
  :root { color-scheme: light dark; --line: #767676; --done: #0b6e4f; --late: #8a5300; font: 1rem/1.5 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --line: #9a9a9a; --done: #5fd0a5; --late: #f6bc50; } }
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  .sender { border-bottom: 1px solid var(--line); padding: 0 0 .5rem; margin: 0 0 .75rem; font-weight: 600; }
  h1 { font-size: 1.375rem; margin: 0 0 .25rem; }
  h2 { font-size: 1.125rem; margin: 1.25rem 0 .5rem; }
  p, dl, ol, ul { margin: 0 0 .5rem; padding: 0; }
  .state { font-size: 1.25rem; font-weight: 600; }
  .late { border-left: 4px solid var(--late); padding: .25rem .75rem; }
  .late strong { color: var(--late); }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; }
  dt { color: var(--line); }
  dd { margin: 0; }
  ol, ul { list-style: none; }
  .journey { display: flex; flex-wrap: wrap; gap: .25rem; }
  .journey li { flex: 1 1 6rem; border-top: 4px solid var(--line); padding: .25rem 0; }
  .journey .done { border-color: var(--done); font-weight: 600; }
  .events li { border-top: 1px solid var(--line); padding: .375rem 0; }
  a { display: inline-block; padding: .5rem 0; }
  @media print {
    :root { color-scheme: light; font-size: 11px; }
    body { max-width: none; padding: 0; }
    h2 { margin: .5rem 0 .25rem; }
    .events li { padding: .125rem 0; }
    .events li br { display: none; }
    .events time { float: right; }
    .events li:nth-child(n + 25), .documents { display: none; }
  }
`;

export const TRACKING_PAGE_POLICY = plainPagePolicy(STYLE);

/** A document available through the link. */
export interface SharedDocument {
  name: string;
  /** Relative URL. */
  href: string;
}

/** Content of the page. */
export interface TrackingPage {
  /** The company that shares the shipment. */
  companyName: string;
  shipment: SharedShipment;
  /** Newest first. */
  events: readonly SharedEvent[];
  /** Null if the link's scope excludes parties, numbers and documents. */
  documents: readonly SharedDocument[] | null;
}

/** Renders progress, dates and events of a shipment as plain HTML. */
export function trackingPage({ companyName, shipment, events, documents }: TrackingPage): string {
  const detailed = documents !== null;
  return page(
    `Shipment ${shipment.number}`,
    `
<p class="sender">${text(companyName)}</p>
<h1>Shipment ${text(shipment.number)}</h1>
<p>${text(place(shipment.originCity, shipment.originState))} to ${text(place(shipment.destinationCity, shipment.destinationState))}</p>
<p class="state">${STATUS_WORDS[shipment.status]}</p>
${delayNotice(shipment)}<ol class="journey" aria-label="Progress">${journeyOf(shipment.status).map(step).join('')}</ol>
<h2>Details</h2>
<dl>${facts(shipment, detailed)
      .map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`)
      .join('')}</dl>
<h2>What happened</h2>
${events.length === 0 ? '<p>Nothing yet.</p>' : `<ol class="events">${events.map(event).join('')}</ol>`}
${detailed && documents.length > 0 ? `<section class="documents"><h2>Documents</h2><ul>${documents.map(document).join('')}</ul></section>` : ''}`,
  );
}

/** Page for closed and unknown links. Identical for both, so that it does not reveal whether a link existed. */
export function closedPage(): string {
  return page(
    'Shipment',
    '<h1>This link does not open a shipment</h1><p>It may be incomplete, or no longer valid. Ask the sender for a new link.</p>',
  );
}

/** Page for visitors over the rate limit. */
export function busyPage(): string {
  return page('Shipment', '<h1>Too many requests</h1><p>Wait a minute and open the link again.</p>');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"><title>${text(title)} · Lading</title><style>${STYLE}</style></head>
<body><main>${content}
</main></body>
</html>`;
}

function facts(shipment: SharedShipment, detailed: boolean): [string, string][] {
  const { carrierName, pickupOn } = shipment;
  const arrival = arrivalOf(shipment);
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
    ['Pickup', day(pickupOn)],
    ...arrival,
  ];
}

/** Says first that the shipment is late, with the new date and its reason; empty if it is on time. */
function delayNotice(shipment: SharedShipment): string {
  const { endedAt, etaOn, daysLate } = shipment;
  if (endedAt !== null || etaOn === null || daysLate === 0) return '';
  return `<p class="late" role="status"><strong>Delayed.</strong> Now expected ${text(day(etaOn))}, ${text(lateText(shipment))}. ${text(reasonOf(shipment))}</p>`;
}

function lateText({ mode, daysLate }: SharedShipment): string {
  return `${daysLate} ${mode === 'FTL' ? '' : 'business '}day${daysLate === 1 ? '' : 's'} late`;
}

/** Basis of the ETA as a sentence. */
function reasonOf({ mode, etaBasis: basis, etaPlace: place, etaDaysLeft: daysLeft }: SharedShipment): string {
  return basis === null ? '' : `${etaText({ basis, place, daysLeft }, mode === 'FTL')}.`;
}

/** The estimated arrival with its basis, and the promised dates; nothing after the end of the journey. */
function arrivalOf(shipment: SharedShipment): [string, string][] {
  const { endedAt, etaOn, etaBasis, daysLate } = shipment;
  if (endedAt !== null) return [];
  const promised = promisedDates(shipment);
  const booked: [string, string][] = promised === null ? [] : [['Promised delivery', promised]];
  if (etaOn === null || etaBasis === null) return booked;
  const late = daysLate > 0 ? `, ${lateText(shipment)}` : '';
  return [['Estimated delivery', `${day(etaOn)}${late}. ${reasonOf(shipment)}`], ...booked];
}

/** The sold range of delivery dates. */
function promisedDates({ estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn }: SharedShipment): string | null {
  const [first, last] = [earliestDeliveryOn ?? estimatedDeliveryOn, latestDeliveryOn ?? estimatedDeliveryOn];
  if (first === null || last === null) return null;
  return first === last ? day(last) : `${day(first)} to ${day(last)}`;
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

/** A formatted local date. Formatted in UTC, so that no time zone shifts it. */
function day(localDate: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${localDate}T00:00:00Z`));
}

function place(city: string, state: string): string {
  return `${city}, ${state}`;
}

const text = escapeHtml;
