import { unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import type { Shipment } from '../../../shared/types';
import { nextBusinessDay } from './next-business-day';

/** Copies the shipment to a new quote and goes there; a pickup day that has passed becomes the next business day. */
export function useCopyShipment({ id, number, pickup, timeZones: [zone] }: Shipment) {
  const { api, host } = useRemote();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
      const body = pickup.on < today ? { pickupOn: nextBusinessDay(today) } : {};
      return unwrap(api.POST('/api/v1/shipments/{id}/copy', { params: { path: { id } }, body }));
    },
    onSuccess: ({ quoteId, quoteNumber }) => {
      host.notify({ kind: 'success', message: t`${number} copied to quote ${quoteNumber}.` });
      void navigate(paths.quote(quoteId));
    },
    onError: (error) => host.notify({ kind: 'error', message: t`${number} was not copied. ${failureMessage(error)}` }),
  });
}
