import { ActionIcon, Button, formatNumber, Group, IconX, saveFile, Text } from '@lading/ui';
import { useMutation } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { type PrintKind, printShipments } from './api';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';

/** Shipments of one print. */
const MOST_PRINTED = 100;
const FILE_NAMES: Record<PrintKind, string> = { bol: 'Bills-of-lading.pdf', labels: 'Labels.pdf' };

/** What can be done with the selected shipments. */
export function SelectionBar({ selection: { ids, clear } }: { selection: Selection }) {
  const { api } = useArea();
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
    <section aria-label="Selected shipments" className={classes.bar}>
      <Group gap="xs">
        <Text fw={600} role="status">
          {formatNumber(ids.size)} selected
        </Text>
        {button('bol', 'Print BOLs')}
        {button('labels', 'Print labels')}
        <ActionIcon variant="subtle" aria-label="Clear the selection" onClick={clear}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
        {isTooMany && <Text size="xs">One print takes at most {MOST_PRINTED} shipments. Take some out.</Text>}
      </Group>
      {print.isError && (
        <FailureAlert error={print.error} title="Nothing was printed">
          The selection is kept.
        </FailureAlert>
      )}
    </section>
  );
}
