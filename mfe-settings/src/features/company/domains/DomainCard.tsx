import { FailureAlert } from '@lading/mfe-kit';
import { Button, ConfirmDialog, Group, Paper, Stack, StatusBadge, Switch, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MailDomain } from '../../../shared/types';
import { DomainProof } from './DomainProof';
import { useAutoJoin, useReleaseDomain } from './use-domains';

/** A claimed domain: its verification, or its settings once verified. */
export function DomainCard({ domain }: { domain: MailDomain }) {
  const autoJoin = useAutoJoin(domain);
  const release = useReleaseDomain(domain);
  const [asking, { open, close }] = useDisclosure();
  const isVerified = domain.verifiedAt !== null;
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="sm">
        <Group justify="space-between">
          <Group>
            <strong>{domain.domain}</strong>
            <StatusBadge tone={isVerified ? 'done' : 'attention'}>
              {isVerified ? t`Verified` : t`Not verified`}
            </StatusBadge>
          </Group>
          <Button size="compact-sm" variant="default" aria-label={t`Remove ${domain.domain}`} onClick={open}>
            <Trans>Remove</Trans>
          </Button>
        </Group>
        {isVerified ? (
          <Switch
            label={t`Let people join without approval, as viewers`}
            description={t`Otherwise an owner or admin approves each request.`}
            checked={autoJoin.isPending ? autoJoin.variables : domain.autoJoin}
            disabled={autoJoin.isPending}
            onChange={(event) => autoJoin.mutate(event.currentTarget.checked)}
          />
        ) : (
          <DomainProof domain={domain} />
        )}
        {autoJoin.isError && <FailureAlert error={autoJoin.error} />}
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={t`Remove ${domain.domain}?`}
        confirmLabel={t`Remove domain`}
        destructive
        busy={release.isPending}
        onConfirm={() => release.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <Stack>
          <Text>
            <Trans>People with an address of this domain can no longer find your company. Members stay.</Trans>
          </Text>
          {release.isError && <FailureAlert error={release.error} />}
        </Stack>
      </ConfirmDialog>
    </Paper>
  );
}
