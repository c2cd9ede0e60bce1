import { FailureAlert, type Selection, useRemote } from '@lading/mfe-kit';
import { ActionIcon, Button, Group, IconX, saveFile, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type PrintKind, printShipments } from '../../shared/api/shipment-lists';
import classes from './selection-bar.module.css';

/** Shipments per print. */
const MAX_PRINTED = 100;
const FILE_NAMES: Record<PrintKind, string> = { bol: 'Bills-of-lading.pdf', labels: 'Labels.pdf' };

/** Actions on the selected shipments. */
export function SelectionBar({ selection: { ids, clear } }: { selection: Selection }) {
  const { api } = useRemote();
  const print = useMutation({
    mutationFn: (kind: PrintKind) => printShipments(api, [...ids], kind),
    onSuccess: (bytes, kind) => saveFile(FILE_NAMES[kind], bytes),
  });
  const isTooMany = ids.size > MAX_PRINTED;
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
        <ActionIcon variant="subtle" aria-label={t`Clear selection`} onClick={clear}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
        {isTooMany && <Text size="xs">{t`You can print at most ${MAX_PRINTED} shipments at once.`}</Text>}
      </Group>
      {print.isError && (
        <FailureAlert error={print.error} title={t`The documents were not printed`}>
          <Trans>The selection is kept.</Trans>
        </FailureAlert>
      )}
    </section>
  );
}
