import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Several events of one delivery come together; the page is read once for them. */
const SETTLE_MS = 300;
const RETRY_MS = 30_000;

/**
 * Renews the shipment when something happens to it, while the page is looked at. The browser resumes a broken stream by itself; where there can be
 * none, the shipment is read again every half minute. The browser's scroll anchoring keeps in place what is being read.
 */
export function useLiveShipment(id: string): void {
  const { baseUrl } = useRemote().host.api;
  const cache = useQueryClient();
  useEffect(() => {
    let stream: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => void cache.invalidateQueries({ queryKey: ['shipment', id] });
    const later = (act: () => void, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const close = () => {
      clearTimeout(timer);
      stream?.close();
      stream = null;
    };
    const open = () => {
      close();
      const opened = new EventSource(`${baseUrl}/api/v1/shipments/${encodeURIComponent(id)}/live`);
      stream = opened;
      opened.addEventListener('changed', () => later(renew, SETTLE_MS));
      opened.addEventListener('error', () => {
        if (opened.readyState === EventSource.CLOSED) later(resume, RETRY_MS);
      });
    };
    const resume = () => {
      renew();
      open();
    };
    const follow = () => (document.hidden ? close() : resume());
    if (!document.hidden) open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [baseUrl, cache, id]);
}
