import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { quoteDetail } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';

/** Puts a just saved quote where the other pages look for it, and has the lists asked again. */
export function useRemember(): (quote: Quote) => void {
  const { api } = useRemote();
  const cache = useQueryClient();
  return useCallback(
    (quote: Quote) => {
      cache.setQueryData(quoteDetail(api, quote.id).queryKey, quote);
      void cache.invalidateQueries({ queryKey: ['quotes', 'list'] });
    },
    [api, cache],
  );
}
