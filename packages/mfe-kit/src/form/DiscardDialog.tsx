import { Button, Group, Modal, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface DiscardDialogProps {
  /** What was entered stays in this browser. */
  keepsDraft?: boolean;
  onDiscard(): void;
  onKeep(): void;
}

/** Asks before changes are discarded, or left as a draft. */
export function DiscardDialog({ keepsDraft = false, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Modal
      opened
      onClose={onKeep}
      title={keepsDraft ? t`Leave without saving?` : t`Discard changes?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <Text>
          {keepsDraft
            ? t`What you entered is not saved. It stays on this device for 24 hours.`
            : t`What you entered will be deleted.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onKeep} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button color={keepsDraft ? undefined : 'red'} onClick={onDiscard}>
            {keepsDraft ? t`Leave page` : t`Discard changes`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
