import { Button, Group, Modal, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface DiscardDialogProps {
  onDiscard(): void;
  onKeep(): void;
}

/** Asks before changes are discarded. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Modal opened onClose={onKeep} title={t`Discard changes?`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <Stack>
        <Text>
          <Trans>What you entered will be deleted.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onKeep} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button color="red" onClick={onDiscard}>
            <Trans>Discard changes</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
