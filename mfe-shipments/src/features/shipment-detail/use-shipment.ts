import { unwrap } from '@lading/api-client';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

/** One shipment in full; asks again for a while until its bill of lading is drawn. */
export function useShipment(id: string) {
  const { api } = useArea();
  return useQuery({
    queryKey: ['shipment', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && state.data.documents.length === 0 && state.dataUpdateCount < 10 ? 1_500 : false),
  });
}
