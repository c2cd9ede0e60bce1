import { useCallback, useState } from 'react';

/** The page's title: written to the document and kept for the announcement to screen readers. */
export function usePageTitleState() {
  const [title, setShown] = useState('');
  const setTitle = useCallback((next: string) => {
    document.title = `${next} · Lading`;
    setShown(next);
  }, []);
  return { title, setTitle };
}
