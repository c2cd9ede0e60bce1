import { SOURCE_LOCALE, type Locale } from '../../messages/locales.js';
import { type Message, msg } from '../../messages/message.js';
import { translate } from '../../messages/translate.js';
import { escapeHtml } from './escape-html.js';
import type { Mail, MailAttachment, WrittenMail } from './mailer.js';

/** In the recipient's language. Texts of others are `verbatim`; a plain string does not compile, so that no text of the product stays in English. */
export type MailText = Message;

/** A text that is a link. */
export interface MailLink {
  label: MailText;
  href: string;
}

/** The action of the mail; a mail has at most one. */
export interface MailButton {
  button: MailText;
  href: string;
}

/** What the mail is about, in large letters. */
export interface MailHeading {
  heading: MailText;
}

/** Labels with their values; names and numbers are strings. */
export interface MailFacts {
  facts: readonly (readonly [label: MailText, value: MailText | string])[];
}

/** A paragraph of a mail. */
export type MailPart = MailText | MailHeading | MailLink | MailButton | MailFacts;

/** Name, color and logo of the company that a mail is about. */
export interface MailBrand {
  name: string;
  /** `#rrggbb`, dark enough for white text; null: the product's color. */
  color: string | null;
  logo: { bytes: Buffer; contentType: string } | null;
  /** Language of the company's emails to people outside it; default: English. */
  locale?: Locale;
}

/** What a mail consists of, without its addresses. */
export type MailContent = WrittenMail & Pick<Mail, 'attachments'> & Required<Pick<Mail, 'inLocale'>>;

interface MailOptions {
  /** Default: the product. */
  brand?: MailBrand | undefined;
  /** Of a mail to someone outside the company, whose parts are in this language. Default: that of the recipient's account. */
  locale?: Locale | undefined;
  /** Small print after a line. */
  footer?: readonly (MailText | MailLink)[];
}

const LADING: MailBrand = { name: 'Lading', color: null, logo: null };
const USUAL_COLOR = '#0b5f6e';
const LOGO_ID = 'logo';
const LOGO_HEIGHT = 32;

/**
 * A mail as plain text and equivalent HTML, with the company's logo inside. Markup in the parts is escaped. Only the line on top, the logo's
 * background and the button have colors, so that mail clients apply their own light or dark theme to everything else.
 */
export function mailContent(
  subject: MailText,
  parts: readonly MailPart[],
  { brand = LADING, footer = [], locale: fixed }: MailOptions = {},
): MailContent {
  if (parts.filter((part) => typeof part === 'object' && 'button' in part).length > 1)
    throw new Error('A mail has one button at most.');
  const inLocale = (locale: Locale): WrittenMail => written(locale, inLanguage(locale, subject, parts, footer), brand);
  const writer = fixed === undefined ? inLocale : () => inLocale(fixed);
  return { ...writer(SOURCE_LOCALE), inLocale: writer, ...attachmentsOf(brand) };
}

/** A mail whose texts are in one language. */
interface Translated {
  subject: string;
  parts: readonly (string | TranslatedPart)[];
  footer: readonly (string | { label: string; href: string })[];
}

type TranslatedPart =
  | { heading: string }
  | { label: string; href: string }
  | { button: string; href: string }
  | { facts: readonly (readonly [label: string, value: string])[] };

function inLanguage(
  locale: Locale,
  subject: MailText,
  parts: readonly MailPart[],
  footer: readonly (MailText | MailLink)[],
): Translated {
  const write = (text: MailText | string): string => (typeof text === 'string' ? text : translate(locale, text));
  const part = (one: MailPart): string | TranslatedPart => {
    if ('id' in one) return write(one);
    if ('heading' in one) return { heading: write(one.heading) };
    if ('facts' in one) return { facts: one.facts.map(([label, value]) => [write(label), write(value)] as const) };
    return 'button' in one
      ? { button: write(one.button), href: one.href }
      : { label: write(one.label), href: one.href };
  };
  return {
    subject: write(subject),
    parts: parts.map(part),
    footer: footer.map((one) => ('id' in one ? write(one) : { label: write(one.label), href: one.href })),
  };
}

function written(locale: Locale, { subject, parts, footer }: Translated, brand: MailBrand): WrittenMail {
  const text = [...parts, ...footer].map(textOf).join('\n\n');
  const color = brand.color ?? USUAL_COLOR;
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="margin:0 auto;max-width:36rem;padding:1rem;overflow-wrap:anywhere">
<div style="border-top:4px solid ${escapeHtml(color)};padding:1rem 0">${headOf(brand)}</div>
${parts.map((part) => htmlOf(part, color)).join('\n')}
${footerOf(footer)}</div>
</body>
</html>`;
  return { subject, text, html };
}

/** A button that replies; none without an address. */
export function replyButton(to: string | null, subject: string): MailButton[] {
  return to === null
    ? []
    : [{ button: msg`Reply`, href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}` }];
}

function textOf(part: string | TranslatedPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${'button' in part ? part.button : part.label}:\n${part.href}`;
}

function htmlOf(part: string | TranslatedPart, color: string): string {
  if (typeof part === 'string') return `<p style="margin:0 0 1rem">${escapeHtml(part)}</p>`;
  if ('heading' in part)
    return `<h1 style="margin:0 0 1rem;font-size:20px;line-height:1.3">${escapeHtml(part.heading)}</h1>`;
  if ('facts' in part) return factsOf(part);
  const href = escapeHtml(part.href);
  if ('label' in part) return `<p style="margin:0 0 1rem"><a href="${href}">${escapeHtml(part.label)}</a></p>`;
  // The cell has the color too, because Outlook ignores the padding of links.
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 1.5rem"><tr><td style="background:${color};border-radius:6px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.button)}</a></td></tr></table>`;
}

function factsOf({ facts }: Extract<TranslatedPart, { facts: unknown }>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;opacity:.75">${escapeHtml(label)}</th><td style="padding:2px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 1.5rem;border-collapse:collapse">${rows.join('')}</table>`;
}

/** The logo has a white background, because most logos are made for one. */
function headOf({ name, logo }: MailBrand): string {
  const label = escapeHtml(name);
  return logo === null
    ? `<strong>${label}</strong>`
    : `<img src="cid:${LOGO_ID}" alt="${label}" height="${LOGO_HEIGHT}" style="display:inline-block;height:${LOGO_HEIGHT}px;width:auto;padding:6px 8px;border-radius:6px;background:#ffffff">`;
}

function footerOf(footer: Translated['footer']): string {
  if (footer.length === 0) return '';
  const lines = footer.map((part) =>
    typeof part === 'string'
      ? escapeHtml(part)
      : `<a href="${escapeHtml(part.href)}" style="color:inherit">${escapeHtml(part.label)}</a>`,
  );
  return `<div style="border-top:1px solid rgba(128,128,128,.4);padding:1rem 0 0;font-size:13px;opacity:.75">${lines.join('<br>')}</div>\n`;
}

function attachmentsOf({ logo }: MailBrand): { attachments?: MailAttachment[] } {
  if (logo === null) return {};
  const { bytes: content, contentType } = logo;
  const filename = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return { attachments: [{ filename, content, contentType, cid: LOGO_ID, contentDisposition: 'inline' }] };
}
