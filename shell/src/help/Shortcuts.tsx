import { useLocalStorage } from '@lading/ui';
import { useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import { controlOf, isForPage, LETTERS_STORED, type PageShortcut, pageShortcuts } from './page-shortcuts';

const ShortcutsDialog = lazyPart({
  load: async () => (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog')).ShortcutsDialog,
  problem: () => null,
});

/** Shows the keyboard shortcuts when `?` is pressed, and activates buttons of the page by their letters. Both ignore fields and open dialogs. */
export function Shortcuts() {
  const [shown, setShown] = useState<PageShortcut[] | null>(null);
  const [hasLetters] = useLocalStorage(LETTERS_STORED);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const control = hasLetters ? controlOf(event.key) : undefined;
      if (event.key !== '?' && !control) return;
      event.preventDefault();
      if (control) control.click();
      else setShown(pageShortcuts());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [hasLetters]);
  return shown && <ShortcutsDialog onThisPage={shown} onClose={() => setShown(null)} />;
}
