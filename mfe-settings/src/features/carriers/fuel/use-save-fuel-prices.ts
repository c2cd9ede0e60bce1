import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewFuelPrice } from '../../../shared/types';
import { fuelPriceQueries } from '../carrier-queries';

/** Adds weekly prices; a known week is replaced. */
export function useSaveFuelPrices() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (prices: NewFuelPrice[]) => unwrap(api.POST('/api/v1/company/fuel-prices', { body: { prices } })),
    onSuccess: (all) => queryClient.setQueryData(fuelPriceQueries.list(api).queryKey, all),
  });
}
