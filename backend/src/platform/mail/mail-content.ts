import { escapeHtml } from './escape-html.js';
import type { Mail } from './mailer.js';

/** A link that stands by itself, below the words that say what it does. */
export interface MailLink {
  label: string;
  href: string;
}

/** A paragraph of a mail. */
export type MailParagraph = string | MailLink;

/** No colour is set, so that every reader shows the mail in its own, light or dark. */
const PAGE_STYLE =
  'margin:0 auto;max-width:36rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';

/** A mail as plain text and as HTML that says the same. Markup in the paragraphs is shown as text. */
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
