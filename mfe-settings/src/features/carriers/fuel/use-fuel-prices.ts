import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FuelPrice } from '../../../shared/types';

const FUEL_KEY = ['fuel-prices'];

/** Known weeks, the newest first. */
export function useFuelPrices() {
  const { api } = useRemote();
  return useQuery({
    queryKey: FUEL_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company/fuel-prices', { signal })),
  });
}

/** Enters weeks; one that is known already is replaced. */
export function useSaveFuelPrices() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (prices: FuelPrice[]) => unwrap(api.POST('/api/v1/company/fuel-prices', { body: { prices } })),
    onSuccess: (known) => queries.setQueryData(FUEL_KEY, known),
  });
}
