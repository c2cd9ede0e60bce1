import { unwrap } from '@lading/api-client';
import { routes } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { formatInstant } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useReauthentication } from '../../../shared/reauthentication/reauthentication';

/** Deletes the company of the session and leads to where it can be restored. */
export function useDeleteCompany() {
  const { api, host } = useRemote();
  const { proven } = useReauthentication();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (name: string) => proven(() => unwrap(api.DELETE('/api/v1/company', { body: { name } }))),
    onSuccess: async ({ erasesAt }, name) => {
      host.notify({
        kind: 'info',
        message: t`${name} is deleted. An owner can restore it until ${formatInstant(erasesAt)}.`,
      });
      await navigate(routes.association);
      await host.session.refresh();
    },
  });
}
