import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalQueries, approve, reject, withdraw } from '../../../shared/api/approvals';
import { quoteQueries } from '../../../shared/api/quotes';
import type { Approval } from '../../../shared/api/types';

/** Decides on a request. The quote is loaded again also after a failure, which often means that its total changed or another user decided. */
export function useApprovalDecisions({ id, total, quoteNumber }: Approval) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const onSettled = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: quoteQueries.all }),
      cache.invalidateQueries({ queryKey: approvalQueries.all }),
    ]);
  const notify = (message: string) => host.notify({ kind: 'success', message });
  const approving = useMutation({
    mutationFn: () => approve(api, id, total),
    onSuccess: ({ status }) =>
      notify(
        status === 'approved'
          ? t`${quoteNumber} is approved and booked.`
          : t`Your approval of ${quoteNumber} is saved.`,
      ),
    onSettled,
  });
  const rejecting = useMutation({
    mutationFn: ({ reason }: { reason: string }) => reject(api, id, reason),
    onSuccess: () => notify(t`The booking of ${quoteNumber} is rejected.`),
    onSettled,
  });
  const withdrawing = useMutation({
    mutationFn: () => withdraw(api, id),
    onSuccess: () => notify(t`The request is withdrawn. ${quoteNumber} can be booked again.`),
    onSettled,
  });
  return { approving, rejecting, withdrawing };
}
