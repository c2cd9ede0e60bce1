import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Something that a person does to a shipment: afterwards, also when it was refused, everything shown of it is read again. */
export function useAct<Input, Answer>(
  shipmentId: string,
  act: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['shipments'] });
      return cache.invalidateQueries({ queryKey: ['shipment', shipmentId] });
    },
  });
}
