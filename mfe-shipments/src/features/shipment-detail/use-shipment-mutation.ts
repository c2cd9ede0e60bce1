import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shipmentListQueries } from '../../shared/api/shipment-lists';
import { shipmentQueries } from '../../shared/api/shipments';

/** A change of one shipment. Afterwards, also when it was refused, the shipment and all lists are refetched. */
export function useShipmentMutation<Input, Result>(
  shipmentId: string,
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess?: (result: Result) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: shipmentListQueries.all });
      return queryClient.invalidateQueries({ queryKey: shipmentQueries.one(shipmentId) });
    },
  });
}
