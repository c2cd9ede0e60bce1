import { escapeHtml } from './escape-html.js';
import type { Mail } from './mailer.js';

/** A link in its own paragraph, below the text that describes it. */
export interface MailLink {
  label: string;
  href: string;
}

/** A paragraph of a mail. */
export type MailParagraph = string | MailLink;

/** Sets no colors, so mail clients apply their own light or dark theme. */
const PAGE_STYLE =
  'margin:0 auto;max-width:36rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';

/** A mail as plain text and equivalent HTML. Markup in the paragraphs is escaped. */
export function mailContent(
  subject: string,
  paragraphs: readonly MailParagraph[],
): Required<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const text = paragraphs
    .map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
    .join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="${PAGE_STYLE}">
${paragraphs.map(htmlOf).join('\n')}
</body>
</html>`;
  return { subject, text, html };
}

function htmlOf(part: MailParagraph): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  const href = escapeHtml(part.href);
  return `<p><a href="${href}"><strong>${escapeHtml(part.label)}</strong></a><br><small>${href}</small></p>`;
}
