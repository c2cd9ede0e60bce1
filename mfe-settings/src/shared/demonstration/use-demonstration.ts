import { unwrap } from '@lading/api-client';
import { useNotices, useRemote } from '@lading/mfe-kit';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds the demonstration carriers to the company. */
export function useAddDemonstration() {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/company/demonstration')),
    onSuccess: () => {
      notices.success(t`Demo carriers added.`);
      return queryClient.invalidateQueries();
    },
    onError: (error) => notices.error(t`The demo carriers were not added.`, error),
  });
}

/** Removes the demonstration data of the company. */
export function useRemoveDemonstration(onDone: () => void) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/company/demonstration')),
    onSuccess: async ({ carriers, quotes, shipments }) => {
      const parts = [
        plural(carriers, { one: '# demo carrier', other: '# demo carriers' }),
        plural(quotes, { one: '# quote', other: '# quotes' }),
        plural(shipments, { one: '# shipment', other: '# shipments' }),
      ];
      const removed = parts.join(', ');
      notices.success(t`Removed: ${removed}.`);
      onDone();
      await queryClient.invalidateQueries();
    },
    onError: (error) => notices.error(t`The demo data was not removed. Try again.`, error),
  });
}
