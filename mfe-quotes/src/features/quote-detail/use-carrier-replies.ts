import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyCarrierReply } from '../../shared/api/carrier-replies';
import { quoteQueries } from '../../shared/api/quotes';
import type { CarrierReply, Quote } from '../../shared/api/types';

const TYPES = ['offer', 'declined', 'done'] as const;

/** Applies responses of carriers that are still being asked. The browser resumes a broken stream; if it cannot, the quote is loaded again. */
export function useCarrierReplies({ id, revision, carriers }: Quote): void {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const isAsking = carriers.some(({ state }) => state === 'asked');
  const { baseUrl } = host.api;
  useEffect(() => {
    if (!isAsking) return;
    const { queryKey } = quoteQueries.detail(api, id);
    const stream = new EventSource(`${baseUrl}/api/v1/quotes/${encodeURIComponent(id)}/events`);
    const settle = () => {
      stream.close();
      void cache.invalidateQueries({ queryKey: quoteQueries.all });
    };
    for (const type of TYPES) {
      stream.addEventListener(type, ({ data }: MessageEvent<string>) => {
        const reply = { type, data: JSON.parse(data) as object } as CarrierReply;
        cache.setQueryData(queryKey, (quote) => quote && applyCarrierReply(quote, reply));
        if (type === 'done' && reply.data.revision === revision) settle();
      });
    }
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) settle();
    });
    return () => stream.close();
  }, [api, baseUrl, cache, id, isAsking, revision]);
}
