/** Attributes of a button or link that a single key activates. */
export interface ShortcutAttributes {
  'aria-keyshortcuts': string;
  'data-shortcut': string;
}

/**
 * Lets a letter activate a button or link while the page is shown: `<Button {...shortcut('N')}>`. The shell listens to the keys, ignores them in fields and
 * under dialogs and menus, and lists them in its keyboard help by the name of the button. Use it for actions that only open a page or a dialog.
 */
export const shortcut = (key: string): ShortcutAttributes => ({ 'aria-keyshortcuts': key, 'data-shortcut': key });
