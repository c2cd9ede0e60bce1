/** A button or link of the page that a key activates: `shortcut` of `@lading/mfe-kit`. */
export interface PageShortcut {
  keys: string;
  /** Name of the button. */
  does: string;
}

const CONTROLS = '[data-shortcut]:not(:disabled)';
const FIELDS = ['input', 'textarea', 'select'];
const COVERS = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}]`).join();

/** Where the choice is stored whether letters work. */
export const LETTERS_STORED = { key: 'lading.letter-shortcuts', defaultValue: true, getInitialValueInEffect: false };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || FIELDS.includes(target.localName));

/** Whether a key is meant for the page: alone, not held down, not handled yet, outside fields, and no dialog or menu is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  return !isTyping(event.target) && !document.querySelector(COVERS);
}

const controls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** The button or link of a key. */
export const controlOf = (key: string): HTMLElement | undefined =>
  controls().find(({ dataset }) => dataset.shortcut?.toLowerCase() === key.toLowerCase());

export const pageShortcuts = (): PageShortcut[] =>
  controls().map((control) => ({
    keys: control.dataset.shortcut ?? '',
    does: control.getAttribute('aria-label') ?? control.textContent,
  }));
