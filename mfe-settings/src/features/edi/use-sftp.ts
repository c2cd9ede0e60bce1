import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import type { SaveEdiSftp } from '../../shared/types';
import { partnerQueries } from './edi-queries';

function useSftpMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: partnerQueries.list(api).queryKey }),
  });
}

const inPath = (id: string) => ({ params: { path: { id } } });

export function useSaveSftp(partnerId: string) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useSftpMutation((body: SaveEdiSftp) =>
    proven(() => unwrap(api.PUT('/api/v1/edi/partners/{id}/sftp', { ...inPath(partnerId), body }))),
  );
}

export function useRemoveSftp(partnerId: string) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useSftpMutation(() => proven(() => unwrap(api.DELETE('/api/v1/edi/partners/{id}/sftp', inPath(partnerId)))));
}

export function useTestSftp(partnerId: string) {
  const { api } = useRemote();
  return useSftpMutation(() => unwrap(api.POST('/api/v1/edi/partners/{id}/sftp/test', inPath(partnerId))));
}

/** Confirms the host key that a test returned. */
export function useConfirmHostKey(partnerId: string) {
  const { api } = useRemote();
  const { proven } = useReauthentication();
  return useSftpMutation((fingerprint: string) =>
    proven(() =>
      unwrap(api.POST('/api/v1/edi/partners/{id}/sftp/host-key', { ...inPath(partnerId), body: { fingerprint } })),
    ),
  );
}
