import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiKeyQueries } from '../../../shared/api-key-queries';
import type { Member } from '../../../shared/types';
import { KeysToRevoke } from './KeysToRevoke';
import { useChangeMember, useRemoveMember } from './use-members';

interface EndMembershipDialogProps {
  act: 'suspend' | 'remove';
  member: Member;
  onClose(): void;
}

/** Asks before a member is suspended or removed, and which of the API keys that they created are revoked: all unless unchecked. */
export function EndMembershipDialog({ act, member, onClose }: EndMembershipDialogProps) {
  const { host, api } = useRemote();
  const seesKeys = host.session.can('key.manage');
  const keys = useQuery({ ...apiKeyQueries.list(api), enabled: seesKeys });
  const change = useChangeMember();
  const remove = useRemoveMember();
  const [kept, setKept] = useState<readonly string[]>([]);
  const created = keys.data?.items.filter(({ createdBy }) => createdBy.userId === member.userId) ?? [];
  // A key that was revoked while the dialog was open cannot be kept.
  const keepApiKeys = created.map(({ id }) => id).filter((id) => kept.includes(id));
  const name = member.fullName;
  const done = { onSuccess: onClose };
  const confirm = () =>
    act === 'remove'
      ? remove.mutate({ member, keepApiKeys }, done)
      : change.mutate({ member, change: { status: 'suspended', keepApiKeys } }, done);
  const error = change.error ?? remove.error;
  return (
    <ConfirmDialog
      opened
      title={act === 'remove' ? t`Remove ${name}?` : t`Suspend ${name}?`}
      confirmLabel={act === 'remove' ? t`Remove ${name}` : t`Suspend ${name}`}
      destructive
      busy={change.isPending || remove.isPending || keys.isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Text>
          {act === 'remove'
            ? t`They lose access immediately. Their quotes and shipments stay under their name. To return, they need an invitation or approval.`
            : t`They lose access immediately and stay a member. You can resume the membership at any time.`}
        </Text>
        {seesKeys && (
          <QueryBoundary query={keys} loading={t`Loading API keys`} failed={t`The API keys could not be loaded`}>
            {() =>
              created.length === 0 ? null : (
                <KeysToRevoke creator={name} keys={created} kept={kept} onChange={setKept} />
              )
            }
          </QueryBoundary>
        )}
        {error && <FailureAlert error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
