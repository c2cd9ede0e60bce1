import { escapeHtml } from './escape-html.js';
import type { Mail, MailAttachment } from './mailer.js';

/** A text that is a link. */
export interface MailLink {
  label: string;
  href: string;
}

/** The action of the mail; a mail has at most one. */
export interface MailButton {
  button: string;
  href: string;
}

/** What the mail is about, in large letters. */
export interface MailHeading {
  heading: string;
}

/** Labels with their values. */
export interface MailFacts {
  facts: readonly (readonly [label: string, value: string])[];
}

/** A paragraph of a mail. */
export type MailPart = string | MailHeading | MailLink | MailButton | MailFacts;

/** Name, color and logo of the company that a mail is about. */
export interface MailBrand {
  name: string;
  /** `#rrggbb`, dark enough for white text; null: the product's color. */
  color: string | null;
  logo: { bytes: Buffer; contentType: string } | null;
}

/** What a mail consists of, without its addresses. */
export type MailContent = Required<Pick<Mail, 'subject' | 'text' | 'html'>> & Pick<Mail, 'attachments'>;

interface MailOptions {
  /** Default: the product. */
  brand?: MailBrand;
  /** Small print after a line. */
  footer?: readonly (string | MailLink)[];
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
  subject: string,
  parts: readonly MailPart[],
  { brand = LADING, footer = [] }: MailOptions = {},
): MailContent {
  if (parts.filter((part) => typeof part === 'object' && 'button' in part).length > 1)
    throw new Error('A mail has one button at most.');
  const text = [...parts, ...footer].map(textOf).join('\n\n');
  const color = brand.color ?? USUAL_COLOR;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="margin:0 auto;max-width:36rem;padding:1rem;overflow-wrap:anywhere">
<div style="border-top:4px solid ${escapeHtml(color)};padding:1rem 0">${headOf(brand)}</div>
${parts.map((part) => htmlOf(part, color)).join('\n')}
${footerOf(footer)}</div>
</body>
</html>`;
  return { subject, text, html, ...attachmentsOf(brand) };
}

/** A button that replies; none without an address. */
export function replyButton(to: string | null, subject: string): MailButton[] {
  return to === null ? [] : [{ button: 'Reply', href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}` }];
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${'button' in part ? part.button : part.label}:\n${part.href}`;
}

function htmlOf(part: MailPart, color: string): string {
  if (typeof part === 'string') return `<p style="margin:0 0 1rem">${escapeHtml(part)}</p>`;
  if ('heading' in part)
    return `<h1 style="margin:0 0 1rem;font-size:20px;line-height:1.3">${escapeHtml(part.heading)}</h1>`;
  if ('facts' in part) return factsOf(part);
  const href = escapeHtml(part.href);
  if ('label' in part) return `<p style="margin:0 0 1rem"><a href="${href}">${escapeHtml(part.label)}</a></p>`;
  // The cell has the color too, because Outlook ignores the padding of links.
  return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 1.5rem"><tr><td style="background:${color};border-radius:6px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.button)}</a></td></tr></table>`;
}

function factsOf({ facts }: MailFacts): string {
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

function footerOf(footer: readonly (string | MailLink)[]): string {
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
