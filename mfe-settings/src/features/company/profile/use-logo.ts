import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companyQueries } from '../company-queries';

/** Sets the logo; a JPEG or PNG file. */
export function useSetLogo() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return unwrap(api.PUT('/api/v1/company/logo', { body: { file: file.name }, bodySerializer: () => form }));
    },
    onSuccess: (stored) => queryClient.setQueryData(companyQueries.detail(api).queryKey, stored),
  });
}

export function useRemoveLogo() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/company/logo')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyQueries.detail(api).queryKey }),
  });
}
