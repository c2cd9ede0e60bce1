import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ShipmentException } from '../../../shared/types';

/** Who may be asked to see to an exception: nobody, oneself, whoever does, and all members for those who may list them. */
export function useMembers({ ownerId, ownerName }: ShipmentException): { value: string; label: string }[] {
  const { api, host } = useRemote();
  const { user, can } = host.session;
  const { data } = useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/company/members', { params: { query: { status: 'active', limit: 100 } }, signal })),
    enabled: can('member.manage'),
    staleTime: 300_000,
  });
  const known = new Map<string, string>();
  if (user) known.set(user.id, `${user.fullName} (me)`);
  if (ownerId && ownerName && !known.has(ownerId)) known.set(ownerId, ownerName);
  for (const { userId, fullName } of data?.items ?? []) if (!known.has(userId)) known.set(userId, fullName);
  return [{ value: '', label: t`Nobody sees to it` }, ...[...known].map(([value, label]) => ({ value, label }))];
}
