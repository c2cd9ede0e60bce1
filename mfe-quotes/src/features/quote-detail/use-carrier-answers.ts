import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withAnswer } from '../../shared/api/carrier-answers';
import { quoteQueries } from '../../shared/api/quotes';
import type { CarrierAnswer, Quote } from '../../shared/api/types';

const TYPES = ['offer', 'declined', 'done'] as const;

/** Hears the answers of carriers that are still asked and takes them into the quote. The browser resumes a broken stream by itself; when it cannot, the quote is read again. */
export function useCarrierAnswers({ id, revision, carriers }: Quote): void {
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
        const answer = { type, data: JSON.parse(data) as object } as CarrierAnswer;
        cache.setQueryData(queryKey, (quote) => quote && withAnswer(quote, answer));
        if (type === 'done' && answer.data.revision === revision) settle();
      });
    }
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) settle();
    });
    return () => stream.close();
  }, [api, baseUrl, cache, id, isAsking, revision]);
}
