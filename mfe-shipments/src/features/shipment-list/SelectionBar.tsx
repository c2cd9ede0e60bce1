import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { ActionIcon, Button, Group, IconX, saveFile, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type PrintKind, printShipments } from './api';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';

/** Shipments of one print. */
const MOST_PRINTED = 100;
const FILE_NAMES: Record<PrintKind, string> = { bol: 'Bills-of-lading.pdf', labels: 'Labels.pdf' };

/** What can be done with the selected shipments. */
export function SelectionBar({ selection: { ids, clear } }: { selection: Selection }) {
  const { api } = useRemote();
  const print = useMutation({
    mutationFn: (kind: PrintKind) => printShipments(api, [...ids], kind),
    onSuccess: (bytes, kind) => saveFile(FILE_NAMES[kind], bytes),
  });
  if (ids.size === 0) return null;
  const isTooMany = ids.size > MOST_PRINTED;
  const button = (kind: PrintKind, label: string) => (
    <Button
      variant="default"
      px="xs"
      disabled={isTooMany || (print.isPending && print.variables !== kind)}
      loading={print.isPending && print.variables === kind}
      onClick={() => print.mutate(kind)}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={t`Selected shipments`} className={classes.bar}>
      <Group gap="xs">
        <Text fw={600} role="status">
          <Plural value={ids.size} one="# selected" other="# selected" />
        </Text>
        {button('bol', t`Print BOLs`)}
        {button('labels', t`Print labels`)}
        <ActionIcon variant="subtle" aria-label={t`Clear the selection`} onClick={clear}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
        {isTooMany && <Text size="xs">{t`One print takes at most ${MOST_PRINTED} shipments. Take some out.`}</Text>}
      </Group>
      {print.isError && (
        <FailureAlert error={print.error} title={t`Nothing was printed`}>
          <Trans>The selection is kept.</Trans>
        </FailureAlert>
      )}
    </section>
  );
}
