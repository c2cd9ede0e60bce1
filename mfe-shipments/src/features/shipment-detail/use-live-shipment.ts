import { useRemote } from '@lading/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shipmentQueries } from '../../shared/api/shipments';

/** Several events of one delivery arrive together and cause one refetch. */
const SETTLE_MS = 300;

/** Refetches the shipment when it changes on the server. */
export function useLiveShipment(shipmentId: string): void {
  const { host } = useRemote();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = host.events.live('shipment', ({ id }) => {
      if (id !== null && id !== shipmentId) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: shipmentQueries.one(shipmentId) }),
        SETTLE_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [host, queryClient, shipmentId]);
}
