import { type Message, msg } from '../../../../messages/message.js';
import { escapeHtml } from '../../../../platform/mail/escape-html.js';
import { readerText } from '../../../../platform/request-context.js';
import { laneText } from '../../brief/brief-facts.js';
import type { SharedShipment } from '../persistence/shared-shipments.sql.js';
import { notice, type PageBrand, type PublicPage, publicPage } from '../public-page.js';

/** A rejected request. */
interface Rejected {
  /** As entered. */
  email: string;
  /** 422: not an address; 409: too many subscribers. */
  status: 409 | 422;
}

const ERRORS: Readonly<Record<Rejected['status'], Message>> = {
  409: msg`This link already sends updates to as many addresses as it can. Ask the sender for your own link.`,
  422: msg`Enter an email address like name@company.com.`,
};

/** The form for an email address. */
export function subscribePage(shipment: SharedShipment, brand: PageBrand | null, rejected?: Rejected): PublicPage {
  const error =
    rejected === undefined ? '' : `<p class="error" id="email-error" role="alert">${text(ERRORS[rejected.status])}</p>`;
  const described = rejected === undefined ? '' : ' aria-invalid="true" aria-describedby="email-error" autofocus';
  const { number } = shipment;
  return publicPage({
    title: titleOf(shipment),
    status: rejected?.status ?? 200,
    brand,
    hasForm: true,
    content: `
<h1>${text(msg`Email updates of shipment ${{ number }}`)}</h1>
<p>${text(laneText(shipment))}</p>
<p>${text(msg`You get an email when the status or the estimated delivery changes, until the shipment ends.`)}</p>
<form method="post">
<label>${text(msg`Email address`)}<input type="email" name="email" required maxlength="254" autocomplete="email" value="${escapeHtml(rejected?.email ?? '')}"${described}></label>
${error}<button type="submit">${text(msg`Email me updates`)}</button>
</form>`,
  });
}

/** The same page for all addresses. */
export function checkMailPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  const content = notice(msg`Check your email`, msg`We sent you a link. Open it and confirm to get updates.`);
  return publicPage({ title: titleOf(shipment), brand, content });
}

export function endedPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  const content = notice(msg`Shipment ${{ number: shipment.number }} has ended`, msg`There are no more updates.`);
  return publicPage({ title: titleOf(shipment), brand, content });
}

/** Asks to confirm, because mail scanners open links too. */
export function confirmPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  const { number } = shipment;
  return question(shipment, brand, msg`Get email updates of shipment ${{ number }}?`, msg`Confirm`);
}

export function unsubscribePage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  const { number } = shipment;
  return question(shipment, brand, msg`Stop email updates of shipment ${{ number }}?`, msg`Unsubscribe`);
}

export function subscribedPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  const content = notice(
    msg`You get email updates of shipment ${{ number: shipment.number }}`,
    msg`Each email has a link to unsubscribe.`,
  );
  return publicPage({ title: titleOf(shipment), brand, content });
}

/** Also for addresses that were never subscribed. */
export function unsubscribedPage(): PublicPage {
  const content = notice(msg`You do not get email updates`, msg`Your email address was deleted.`);
  return publicPage({ title: msg`Updates`, content });
}

function question(shipment: SharedShipment, brand: PageBrand | null, heading: Message, button: Message): PublicPage {
  return publicPage({
    brand,
    title: titleOf(shipment),
    hasForm: true,
    content: `
<h1>${text(heading)}</h1>
<p>${text(laneText(shipment))}</p>
<form method="post"><button type="submit">${text(button)}</button></form>`,
  });
}

const titleOf = ({ number }: SharedShipment): Message => msg`Updates of shipment ${{ number }}`;

/** In the visitor's language. */
const text = (message: Message): string => escapeHtml(readerText(message));
