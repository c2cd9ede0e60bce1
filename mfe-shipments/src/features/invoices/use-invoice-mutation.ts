import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceQueries } from '../../shared/api/invoices';
import { shipmentQueries } from '../../shared/api/shipments';

/** A change of invoices. Afterwards, also when it was refused, invoices and the charges of shipments are refetched. */
export function useInvoiceMutation<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess?: (result: Result) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: shipmentQueries.all });
      return queryClient.invalidateQueries({ queryKey: invoiceQueries.all });
    },
  });
}
