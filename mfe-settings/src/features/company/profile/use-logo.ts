import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COMPANY_KEY } from '../use-company';

/** Sets the logo; a JPEG file. */
export function useSetLogo() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return unwrap(api.PUT('/api/v1/company/logo', { body: { file: file.name }, bodySerializer: () => form }));
    },
    onSuccess: (stored) => queries.setQueryData(COMPANY_KEY, stored),
  });
}

export function useRemoveLogo() {
  const { api } = useRemote();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/company/logo')),
    onSuccess: () => queries.invalidateQueries({ queryKey: COMPANY_KEY }),
  });
}
