import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, DateTimeInZone, Group, KeyValue, Modal, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { EdiPartner, EdiSftp, EdiSftpTest } from '../../shared/types';
import { SftpForm } from './SftpForm';
import { useConfirmHostKey, useRemoveSftp, useTestSftp } from './use-sftp';

/** The SFTP server of a partner: its form until it is set, then its state, its test and the host key to confirm. */
export function SftpDialog({ partner, onClose }: { partner: EdiPartner; onClose(): void }) {
  const { sftp, carrierName } = partner;
  const [isEditing, setEditing] = useState(false);
  if (sftp === null) return <SftpForm partner={partner} onClose={onClose} />;
  if (isEditing) return <SftpForm partner={partner} onClose={() => setEditing(false)} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`SFTP server of ${carrierName}`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <ServerFacts sftp={sftp} />
        <Refused sftp={sftp} />
        <Test partnerId={partner.id} onEdit={() => setEditing(true)} onRemoved={onClose} />
      </Stack>
    </Modal>
  );
}

function ServerFacts({ sftp }: { sftp: EdiSftp }) {
  const { host, port, userName, hostKey, exchangedAt, error, enabled, nextAt } = sftp;
  return (
    <>
      <KeyValue
        items={[
          { label: t`Server`, value: t`${userName} at ${host}, port ${port}` },
          { label: t`Host key`, value: hostKey === null ? t`Not confirmed` : <Fingerprint value={hostKey} /> },
          {
            label: t`Last exchange`,
            value: exchangedAt === null ? t`None yet` : <DateTimeInZone instant={exchangedAt} />,
          },
          ...(enabled && hostKey !== null
            ? [{ label: t`Next exchange`, value: <DateTimeInZone instant={nextAt} /> }]
            : []),
        ]}
      />
      {!enabled && <Alert color="gray">{t`No files are exchanged, because the server is disabled.`}</Alert>}
      {error !== null && <Alert color="red">{error}</Alert>}
    </>
  );
}

/** Files that stay at the carrier because they cannot be used. */
function Refused({ sftp: { refused } }: { sftp: EdiSftp }) {
  if (refused.length === 0) return null;
  return (
    <Alert color="yellow" title={t`Files that cannot be used`}>
      <Stack gap="xs">
        {refused.map(({ name, message }) => (
          <Text key={name} size="sm">
            <strong>{name}</strong>: {message}
          </Text>
        ))}
        <Text size="sm">
          <Trans>They stay on the server. Save the settings to read them again.</Trans>
        </Text>
      </Stack>
    </Alert>
  );
}

interface TestProps {
  partnerId: string;
  onEdit(): void;
  onRemoved(): void;
}

function Test({ partnerId, onEdit, onRemoved }: TestProps) {
  const test = useTestSftp(partnerId);
  const confirm = useConfirmHostKey(partnerId);
  const remove = useRemoveSftp(partnerId);
  const error = test.error ?? confirm.error ?? remove.error;
  const isPending = test.isPending || confirm.isPending || remove.isPending;
  const confirmAndTest = (fingerprint: string) =>
    confirm.mutate(fingerprint, { onSuccess: () => test.mutate(undefined) });
  return (
    <>
      {test.data && !isPending && <Result result={test.data} onConfirm={confirmAndTest} />}
      {error && <FailureAlert error={error} />}
      <Group>
        <Button loading={isPending} onClick={() => test.mutate(undefined)}>
          <Trans>Test connection</Trans>
        </Button>
        <Button variant="default" disabled={isPending} onClick={onEdit}>
          <Trans>Edit server</Trans>
        </Button>
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        >
          <Trans>Remove server</Trans>
        </Button>
      </Group>
    </>
  );
}

function Result({
  result: { state, message, fingerprint },
  onConfirm,
}: {
  result: EdiSftpTest;
  onConfirm(fingerprint: string): void;
}) {
  if (fingerprint === null)
    return (
      <Alert color={state === 'ok' ? 'green' : 'red'} role="status">
        {message}
      </Alert>
    );
  return (
    <Alert color="yellow" title={t`Confirm the host key`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{message}</Text>
        <Fingerprint value={fingerprint} />
        <Text size="sm">
          <Trans>Compare it with the fingerprint that the carrier gave you.</Trans>
        </Text>
        <Button size="compact-sm" onClick={() => onConfirm(fingerprint)}>
          <Trans>Confirm host key</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}

function Fingerprint({ value }: { value: string }) {
  return (
    <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Text>
  );
}
