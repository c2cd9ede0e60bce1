import { isRefusal, useRemote } from '@lading/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { bookQuote } from '../../shared/api/quotes';
import type { BookRequest } from '../../shared/api/types';
import { forgetIntent, intentKey } from './booking-intent';

/** Books a quote once, whatever double clicks and retries do. */
export function useBookQuote(quoteId: string) {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: (request: BookRequest) => bookQuote(api, quoteId, request, intentKey(host.storage, quoteId, request)),
    onSuccess: () => forgetIntent(host.storage, quoteId),
    onError: (error) => {
      if (isRefusal(error)) forgetIntent(host.storage, quoteId);
    },
  });
}
