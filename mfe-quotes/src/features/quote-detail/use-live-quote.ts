import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { quoteQueries } from '../../shared/api/quotes';

/** Loads the quote again when it changes on the server, for example when a colleague books it. */
export function useLiveQuote(quoteId: string): void {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  useEffect(() => {
    const { queryKey } = quoteQueries.detail(api, quoteId);
    return host.events.live('quote', ({ id }) => {
      if (id === null || id === quoteId) void cache.invalidateQueries({ queryKey });
    });
  }, [api, cache, host.events, quoteId]);
}
