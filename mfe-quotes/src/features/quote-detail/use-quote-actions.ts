import { paths } from '@lading/mfe-contract';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { readPostalCode, today } from '@lading/trade';
import { saveFile } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pickupDayQueries } from '../../shared/api/pickup-days';
import { copyQuote, downloadQuote, rateQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { useCacheQuote } from '../../shared/use-cache-quote';

/** What can be done with a quote without further questions. Failures become notices. */
export function useQuoteActions(quote: Quote) {
  const copy = useCopyQuote(quote);
  const rate = useRateQuote(quote);
  const download = useDownloadQuote(quote);
  return {
    copy: () => copy.mutate(),
    rate: () => rate.mutate(),
    download: () => download.mutate(),
    isRunning: copy.isPending || rate.isPending || download.isPending,
  };
}

/** Creates a quote for the same freight and opens it. A pickup date that has passed becomes the next day on which carriers pick up. */
function useCopyQuote(quote: Quote) {
  const { api, host } = useRemote();
  const cacheQuote = useCacheQuote();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const nextPickupDay = async () =>
    (await cache.fetchQuery(pickupDayQueries.next(api)))[readPostalCode(quote.origin.postalCode)?.country ?? 'US'];
  return useMutation({
    mutationFn: async () =>
      copyQuote(api, quote.id, quote.pickupOn < today(new Date()) ? await nextPickupDay() : undefined),
    onSuccess: (made) => {
      cacheQuote(made);
      host.notify({ kind: 'success', message: t`${made.number} is a copy of ${quote.number}.` });
      void navigate(paths.quote(made.id));
    },
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${quote.number} was not copied. ${failureMessage(error)}` }),
  });
}

/** Rates the stored request again; the earlier offers stay as a revision. */
function useRateQuote({ id, number }: Quote) {
  const { api, host } = useRemote();
  const cacheQuote = useCacheQuote();
  return useMutation({
    mutationFn: () => rateQuote(api, id),
    onSuccess: (rated) => {
      cacheQuote(rated);
      host.notify({ kind: 'success', message: t`${rated.number} is re-rated.` });
    },
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${number} was not re-rated. ${failureMessage(error)}` }),
  });
}

/** Saves the quote as PDF, as its reader is shown it. */
function useDownloadQuote({ id, number }: Quote) {
  const { api, host } = useRemote();
  return useMutation({
    mutationFn: () => downloadQuote(api, id),
    onSuccess: (bytes) => saveFile(`${number}.pdf`, bytes),
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${number} was not downloaded. ${failureMessage(error)}` }),
  });
}
