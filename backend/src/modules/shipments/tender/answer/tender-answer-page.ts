import { type Message, msg } from '../../../../messages/message.js';
import { readerLocale, readerText } from '../../../../platform/request-context.js';
import { plainPagePolicy } from '../../../../platform/http/security/security-headers.js';
import { escapeHtml } from '../../../../platform/mail/escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; --line: #767676; --error: #b3261e; font: 1rem/1.5 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --line: #9a9a9a; --error: #ff8a80; } }
  body { max-width: 40rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.375rem; margin: 0 0 .25rem; }
  h2 { font-size: 1.125rem; margin: 1.5rem 0 .5rem; }
  p, dl { margin: 0 0 .5rem; padding: 0; }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; }
  dt { color: var(--line); }
  dd { margin: 0; }
  form { border: 1px solid var(--line); border-radius: .25rem; padding: 0 1rem 1rem; margin: 1rem 0; }
  label { display: block; margin: .75rem 0 0; font-weight: 600; }
  small { display: block; color: var(--line); font-weight: 400; }
  input, textarea, button { font: inherit; padding: .5rem; box-sizing: border-box; }
  input, textarea { width: 100%; border: 1px solid var(--line); }
  button { margin-top: 1rem; min-height: 2.75rem; cursor: pointer; }
  .error { color: var(--error); font-weight: 600; }
`;

/** The page's own form may be sent to its own address. */
export const ANSWER_PAGE_POLICY = plainPagePolicy(STYLE, "'self'");

/** A fact of the tender, as label and value. */
export type TenderFact = readonly [label: Message | string, value: Message | string];

/** Values of the form. */
export interface TenderAnswer {
  answer: 'accept' | 'decline';
  proNumber: string;
  driverName: string;
  driverPhone: string;
  reason: string;
}

/** Content of the page for an open tender. */
export interface OpenTender {
  companyName: string;
  number: string;
  facts: readonly TenderFact[];
  /** PRO number that the shipper printed from the carrier's block; null: the carrier gives one. */
  proNumber: string | null;
}

/** What is wrong with an answer, by field. */
export type AnswerErrors = Partial<Record<keyof TenderAnswer, Message>>;

/** Renders the tender with the forms to accept and to decline it. */
export function openTenderPage(
  { companyName, number, facts, proNumber }: OpenTender,
  values: Partial<TenderAnswer> = {},
  errors: AnswerErrors = {},
): string {
  const value = (name: keyof TenderAnswer): string => text(values[name] ?? '');
  const error = (name: keyof TenderAnswer): string =>
    errors[name] === undefined ? '' : `<p class="error" id="${name}-error">${text(errors[name])}</p>`;
  const described = (name: keyof TenderAnswer): string =>
    errors[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const field = (name: keyof TenderAnswer, label: Message, help: Message, attributes: string): string =>
    `<label>${text(label)}<small>${text(help)}</small><input name="${name}" value="${value(name)}"${described(name)} ${attributes}></label>${error(name)}`;
  const proHelp =
    proNumber === null ? msg`You can also send it later by email.` : msg`Change it if you use another number.`;
  return page(
    msg`Tender ${{ number }}`,
    `
<h1>${text(msg`Load tender ${{ number }}`)}</h1>
<p>${text(msg`From ${{ company: companyName }}`)}</p>
${Object.keys(errors).length > 0 ? `<p class="error" role="alert">${text(msg`Nothing was sent. Correct the marked field.`)}</p>` : ''}
<dl>${facts.map(([label, fact]) => `<dt>${text(label)}</dt><dd>${text(fact)}</dd>`).join('')}</dl>
<form method="post">
<h2>${text(msg`Accept`)}</h2>
<input type="hidden" name="answer" value="accept">
${field('proNumber', msg`PRO number`, proHelp, 'maxlength="20" autocomplete="off"')}
${field('driverName', msg`Driver`, msg`If known`, 'maxlength="100" autocomplete="off"')}
${field('driverPhone', msg`Driver phone`, msg`If known`, 'type="tel" maxlength="30" autocomplete="off"')}
<button type="submit">${text(msg`Accept tender`)}</button>
</form>
<form method="post">
<h2>${text(msg`Decline`)}</h2>
<input type="hidden" name="answer" value="decline">
<label>${text(msg`Reason`)}<textarea name="reason" rows="3" maxlength="300" required${described('reason')}>${value('reason')}</textarea></label>${error('reason')}
<button type="submit">${text(msg`Decline tender`)}</button>
</form>`,
  );
}

/** Page after the answer. */
export function answeredPage(number: string, accepted: boolean): string {
  return page(
    msg`Tender ${{ number }}`,
    accepted
      ? notice(msg`Tender ${{ number }} accepted`, msg`Thank you. The shipper was notified. You can close this page.`)
      : notice(msg`Tender ${{ number }} declined`, msg`The shipper was notified. Do not pick up this shipment.`),
  );
}

/** Page for links that are unknown, used or expired. Identical for all, so that it does not reveal whether a link existed. */
export function closedTenderPage(): string {
  return page(
    msg`Tender`,
    notice(
      msg`This tender is not open`,
      msg`It was answered already, withdrawn, or its pickup is over. Reply to the email if you have a question.`,
    ),
  );
}

/** Page for the newest tender of a canceled shipment. */
export function canceledShipmentPage(number: string): string {
  return page(
    msg`Tender ${{ number }}`,
    notice(
      msg`Shipment ${{ number }} was canceled`,
      msg`This shipment was canceled. Do not pick it up. No answer is needed.`,
    ),
  );
}

/** Page for visitors over the rate limit. */
export function busyTenderPage(): string {
  return page(msg`Tender`, notice(msg`Too many requests`, msg`Wait a minute and open the link again.`));
}

const notice = (heading: Message, sentence: Message): string => `<h1>${text(heading)}</h1><p>${text(sentence)}</p>`;

/** In the visitor's language. */
function page(title: Message, content: string): string {
  return `<!doctype html>
<html lang="${readerLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${text(title)} · Lading</title><style>${STYLE}</style></head>
<body><main>${content}
</main></body>
</html>`;
}

function text(one: Message | string): string {
  return escapeHtml(typeof one === 'string' ? one : readerText(one));
}
