import { type Message, msg } from '../../../messages/message.js';
import { readerLocale, readerText } from '../../../platform/request-context.js';
import { plainPagePolicy } from '../../../platform/http/security/security-headers.js';
import { escapeHtml } from '../../../platform/mail/escape-html.js';
import type { MailBrand } from '../../../platform/mail/mail-content.js';

/** A public page with its status code and its content security policy. */
export interface PublicPage {
  status: 200 | 404 | 409 | 410 | 422 | 429;
  html: string;
  policy: string;
}

/** The company that shares the shipment, at the top of the page. */
export interface PageBrand {
  name: string;
  /** `#rrggbb`, dark enough for white text; null: the product's color. */
  color: string | null;
  /** Path of the logo; null without one. */
  logo: string | null;
}

interface PageContent {
  title: Message;
  /** Markup of the page. */
  content: string;
  status?: PublicPage['status'];
  /** Null on pages that must not name the company. */
  brand?: PageBrand | null;
  /** Whether the page has a form for its own address. */
  hasForm?: boolean;
}

/** The product's color, of companies without their own. */
const USUAL_COLOR = '#0b5f6e';

/** Fonts are those of the device, so the page does not wait for any. */
const STYLE = `
  :root { color-scheme: light dark; --line: #767676; --done: #0b6e4f; --late: #8a5300; --error: #b3261e; --land: #e4e7e9; --paper: #fff; font: 1rem/1.5 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --line: #9a9a9a; --done: #5fd0a5; --late: #f6bc50; --error: #ff8a80; --land: #33383c; --paper: #121212; } }
  body { max-width: 44rem; margin: 0 auto; padding: 0 1rem 1rem; overflow-wrap: anywhere; }
  .sender { display: flex; align-items: center; gap: .75rem; border-top: .375rem solid var(--brand); border-bottom: 1px solid var(--line); padding: .5rem 0; margin: 0 0 .75rem; font-weight: 600; }
  .sender img { max-width: 10rem; height: 2.5rem; object-fit: contain; padding: .25rem; border-radius: .25rem; background: #fff; }
  h1 { font-size: 1.375rem; margin: 0 0 .25rem; }
  h2 { font-size: 1.125rem; margin: 1.25rem 0 .5rem; }
  p, dl, ol, ul { margin: 0 0 .5rem; padding: 0; }
  .state { font-size: 1.25rem; font-weight: 600; }
  .eta { margin: 0 0 .75rem; }
  .eta strong { font-size: 1.125rem; }
  .late { border-left: 4px solid var(--late); padding: .25rem .75rem; }
  .late strong { color: var(--late); }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; }
  dt, small { color: var(--line); }
  dd { margin: 0; }
  ol, ul { list-style: none; }
  .journey { display: flex; flex-wrap: wrap; gap: .25rem; }
  .journey li { flex: 1 1 6rem; border-top: 4px solid var(--line); padding: .25rem 0; }
  .journey .done { border-color: var(--done); font-weight: 600; }
  .events li { border-top: 1px solid var(--line); padding: .375rem 0; }
  a { display: inline-block; padding: .5rem 0; }
  .button, button { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: .5rem 1rem; border: 0; border-radius: .375rem; background: var(--brand); color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
  label { display: block; margin: .75rem 0; font-weight: 600; }
  input { display: block; width: 100%; max-width: 24rem; min-height: 2.75rem; box-sizing: border-box; padding: .5rem; border: 1px solid var(--line); border-radius: .375rem; font: inherit; }
  .error { color: var(--error); font-weight: 600; }
  .map { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .375rem; margin: 0 0 .5rem; }
  .map .land { fill: var(--land); stroke: var(--paper); stroke-width: 1; vector-effect: non-scaling-stroke; }
  .map .way { fill: none; stroke: var(--done); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
  .map .ahead { stroke-dasharray: 5 5; }
  .map .stop, .map .last { fill: var(--paper); stroke: var(--done); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
  .map .last { fill: var(--done); }
  .map text { fill: currentColor; stroke: var(--paper); stroke-width: .25em; paint-order: stroke; font: 600 1em system-ui, sans-serif; }
  @media print {
    :root { color-scheme: light; --land: #e4e7e9; --paper: #fff; --done: #0b6e4f; font-size: 11px; }
    body { max-width: none; padding: 0; }
    h2 { margin: .5rem 0 .25rem; }
    .map { width: auto; max-height: 6cm; margin: 0 auto .5rem; }
    .events li { padding: .125rem 0; }
    .events li br { display: none; }
    .events time { float: right; }
    .events li:nth-child(n + 21), .documents, .button { display: none; }
  }
`;

/** A plain HTML page without scripts, in the visitor's language. */
export function publicPage({ title, content, status = 200, brand = null, hasForm = false }: PageContent): PublicPage {
  const style = `:root { --brand: ${brand?.color ?? USUAL_COLOR}; }${STYLE}`;
  const html = `<!doctype html>
<html lang="${readerLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><meta name="referrer" content="${referrerOf(hasForm)}"><title>${escapeHtml(readerText(title))} · Lading</title><style>${style}</style></head>
<body><main>${brand === null ? '' : senderOf(brand)}${content}
</main></body>
</html>`;
  return { status, html, policy: `${plainPagePolicy(style, hasForm ? "'self'" : "'none'")}; img-src 'self'` };
}

/** The brand of a page whose visitors may open the logo at a path; null: they may not. */
export function pageBrand(brand: MailBrand | undefined, logo: string | null): PageBrand | null {
  if (brand === undefined) return null;
  return { name: brand.name, color: brand.color, logo: brand.logo === null ? null : logo };
}

function senderOf({ name, logo }: PageBrand): string {
  return `
<p class="sender">${logo === null ? '' : `<img src="${escapeHtml(logo)}" alt="">`}<span>${escapeHtml(name)}</span></p>`;
}

/** Browsers send a form without its origin if the page has no referrer. */
export const referrerOf = (hasForm: boolean) => (hasForm ? 'same-origin' : 'no-referrer');

/** Page for closed (410) and unknown (404) links. Identical for both, so that it does not reveal whether a link existed. */
export function closedPage(status: 404 | 410): PublicPage {
  return publicPage({
    title: msg`Shipment`,
    content: notice(
      msg`This link does not open a shipment`,
      msg`It may be incomplete, or no longer valid. Ask the sender for a new link.`,
    ),
    status,
  });
}

/** Page for visitors over the rate limit. */
export function busyPage(): PublicPage {
  return publicPage({
    title: msg`Shipment`,
    content: notice(msg`Too many requests`, msg`Wait a minute and open the link again.`),
    status: 429,
  });
}

/** Markup of a heading with a sentence. */
export function notice(heading: Message, sentence: Message): string {
  return `<h1>${escapeHtml(readerText(heading))}</h1><p>${escapeHtml(readerText(sentence))}</p>`;
}
