import { FailureAlert, QueryBoundary, RemoveItemButton, useRemote } from '@lading/mfe-kit';
import { Button, formatInstant, Group, Modal, Stack, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { approvalQueries, removeDelegation } from '../../shared/api/approvals';
import type { ApprovalDelegation } from '../../shared/api/types';
import { AddDelegation } from './AddDelegation';

/** Opens the user's delegations. */
export function Delegations() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        <Trans>Delegate</Trans>
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t`Delegation`}
        size="lg"
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {opened && <DelegationList />}
      </Modal>
    </>
  );
}

function DelegationList() {
  const { api } = useRemote();
  const cache = useQueryClient();
  const delegations = useQuery(approvalQueries.delegations(api));
  const remove = useMutation({
    mutationFn: (id: string) => removeDelegation(api, id),
    onSettled: () => cache.invalidateQueries({ queryKey: approvalQueries.all }),
  });
  return (
    <QueryBoundary query={delegations} loading={t`Loading delegations`} failed={t`The delegations could not be loaded`}>
      {({ items, members }) => (
        <Stack>
          <Text>
            <Trans>
              While you are away, another approver can decide for you. They never decide on your own requests.
            </Trans>
          </Text>
          {items.length > 0 && (
            <Stack component="ul" gap="xs" p={0} m={0}>
              {items.map((delegation) => (
                <Group component="li" key={delegation.id} justify="space-between" wrap="nowrap">
                  <span>{textOf(delegation)}</span>
                  {delegation.own && (
                    <RemoveItemButton
                      label={t`End delegation to ${delegation.to.fullName}`}
                      onClick={() => remove.mutate(delegation.id)}
                    />
                  )}
                </Group>
              ))}
            </Stack>
          )}
          {remove.isError && <FailureAlert error={remove.error} />}
          <AddDelegation members={members} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function textOf({ own, from, to, startsAt, endsAt }: ApprovalDelegation): string {
  const period = t`${formatInstant(startsAt)} to ${formatInstant(endsAt)}`;
  return own ? t`${to.fullName} decides for you: ${period}` : t`You decide for ${from.fullName}: ${period}`;
}
