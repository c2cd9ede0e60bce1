import { escapeHtml as text } from '../../../../platform/mail/escape-html.js';
import type { SharedShipment } from '../persistence/shared-shipments.sql.js';
import { type PageBrand, type PublicPage, publicPage } from '../public-page.js';
import { sharedLane } from '../shared-facts.js';

/** A rejected request. */
interface Rejected {
  /** As entered. */
  email: string;
  /** 422: not an address; 409: too many subscribers. */
  status: 409 | 422;
}

const ERRORS: Readonly<Record<Rejected['status'], string>> = {
  409: 'This link already sends updates to as many addresses as it can. Ask the sender for your own link.',
  422: 'Enter an email address like name@company.com.',
};

/** The form for an email address. */
export function subscribePage(shipment: SharedShipment, brand: PageBrand | null, rejected?: Rejected): PublicPage {
  const error =
    rejected === undefined ? '' : `<p class="error" id="email-error" role="alert">${ERRORS[rejected.status]}</p>`;
  const described = rejected === undefined ? '' : ' aria-invalid="true" aria-describedby="email-error" autofocus';
  return publicPage({
    title: `Updates of shipment ${shipment.number}`,
    status: rejected?.status ?? 200,
    brand,
    hasForm: true,
    content: `
<h1>Email updates of shipment ${text(shipment.number)}</h1>
<p>${text(sharedLane(shipment))}</p>
<p>You get an email when the status or the estimated delivery changes, until the shipment ends.</p>
<form method="post">
<label>Email address<input type="email" name="email" required maxlength="254" autocomplete="email" value="${text(rejected?.email ?? '')}"${described}></label>
${error}<button type="submit">Email me updates</button>
</form>`,
  });
}

/** The same page for all addresses. */
export function checkMailPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  return message(
    `Updates of shipment ${shipment.number}`,
    'Check your email',
    'We sent you a link. Open it and confirm to get updates.',
    brand,
  );
}

export function endedPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  return message(
    `Updates of shipment ${shipment.number}`,
    `Shipment ${shipment.number} has ended`,
    'There are no more updates.',
    brand,
  );
}

/** Asks to confirm, because mail scanners open links too. */
export function confirmPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  return question(shipment, brand, `Get email updates of shipment ${shipment.number}?`, 'Confirm');
}

export function unsubscribePage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  return question(shipment, brand, `Stop email updates of shipment ${shipment.number}?`, 'Unsubscribe');
}

export function subscribedPage(shipment: SharedShipment, brand: PageBrand | null): PublicPage {
  return message(
    `Updates of shipment ${shipment.number}`,
    `You get email updates of shipment ${shipment.number}`,
    'Each email has a link to unsubscribe.',
    brand,
  );
}

/** Also for addresses that were never subscribed. */
export function unsubscribedPage(): PublicPage {
  return message('Updates', 'You do not get email updates', 'Your email address was deleted.', null);
}

function question(shipment: SharedShipment, brand: PageBrand | null, heading: string, button: string): PublicPage {
  return publicPage({
    brand,
    title: `Updates of shipment ${shipment.number}`,
    hasForm: true,
    content: `
<h1>${text(heading)}</h1>
<p>${text(sharedLane(shipment))}</p>
<form method="post"><button type="submit">${button}</button></form>`,
  });
}

function message(title: string, heading: string, sentence: string, brand: PageBrand | null): PublicPage {
  return publicPage({ title, brand, content: `<h1>${text(heading)}</h1><p>${sentence}</p>` });
}
