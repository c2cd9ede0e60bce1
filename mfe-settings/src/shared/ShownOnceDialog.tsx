import { Button, CopyText, Group, Modal, Stack, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ShownOnceDialogProps {
  title: string;
  /** What is shown: "token". */
  name: string;
  secret: string;
  children?: ReactNode;
  onClose(): void;
}

/** Shows a secret, this once. It goes away by its button only, not by a click beside it. */
export function ShownOnceDialog({ title, name, secret, children, onClose }: ShownOnceDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text>
          <Trans>Save it now, for example in a password manager. It is not shown again.</Trans>
        </Text>
        <CopyText name={name} text={secret} />
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans>I saved it</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
