type Field = HTMLInputElement | HTMLTextAreaElement;

/** Values of forms that are no longer on the page; the oldest are dropped. */
const MOST = 500;
const NOT_TYPED = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'hidden',
  'file',
  'range',
  'color',
  'image',
]);
const typed = new Set<string>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NOT_TYPED.has(target.type));

/** A list to choose from is drawn as an input that cannot be typed into. */
const isList = (field: Field) => field.readOnly && field.getAttribute('aria-haspopup') === 'listbox';

function remember(value: string): void {
  typed.delete(value);
  typed.add(value);
  const [oldest] = typed;
  if (typed.size > MOST && oldest !== undefined) typed.delete(oldest);
}

/** Remembers what the user types from now on, because an error may be reported after its form was closed. In memory only. */
export function watchTyping(): void {
  document.addEventListener('change', ({ target }) => isField(target) && !isList(target) && remember(target.value), {
    capture: true,
  });
}

/** What was typed on this page, fields that are being filled in included. */
export function typedValues(): readonly string[] {
  const fields = [...document.querySelectorAll<Field>('input, textarea')].filter(isField);
  const current = fields.filter((field) => !isList(field)).map(({ value }) => value);
  return [...new Set([...typed, ...current])].filter(Boolean);
}

/** Options of the lists on the page. */
export const listOptions = (): readonly string[] =>
  [...document.querySelectorAll('option, [role="option"]')].map(({ textContent }) => textContent);
