import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExchangeRate } from '../../../shared/types';
import { exchangeRateQueries } from '../carrier-queries';

/** Saves rates; the rate of a known day is replaced. */
export function useSaveRates() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rates: ExchangeRate[]) => unwrap(api.POST('/api/v1/company/exchange-rates', { body: { rates } })),
    onSuccess: (all) => queryClient.setQueryData(exchangeRateQueries.list(api).queryKey, all),
  });
}
