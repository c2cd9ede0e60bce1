import { useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part';

const ShortcutsDialog = lazyPart({
  load: async () => (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog')).ShortcutsDialog,
  problem: () => null,
});

const FIELDS = ['input', 'textarea', 'select'];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || FIELDS.includes(target.localName));

/** Shows the keyboard shortcuts when `?` is pressed outside fields and dialogs. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />;
}
