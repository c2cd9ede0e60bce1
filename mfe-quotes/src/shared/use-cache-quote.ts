import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { quoteQueries } from './api/quotes';
import type { Quote } from './api/types';

/** Puts a saved quote into the cache and invalidates the lists. */
export function useCacheQuote(): (quote: Quote) => void {
  const { api } = useRemote();
  const cache = useQueryClient();
  return useCallback(
    (quote: Quote) => {
      cache.setQueryData(quoteQueries.detail(api, quote.id).queryKey, quote);
      void cache.invalidateQueries({ queryKey: quoteQueries.lists });
    },
    [api, cache],
  );
}
