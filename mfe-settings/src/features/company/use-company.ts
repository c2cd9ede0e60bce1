import { unwrap } from '@lading/api-client';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';

export function useCompany() {
  const { api } = useArea();
  return useQuery({ queryKey: ['company'], queryFn: ({ signal }) => unwrap(api.GET('/api/v1/company', { signal })) });
}
