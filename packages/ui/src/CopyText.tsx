import { t } from '@lingui/core/macro';
import { ActionIcon, Group } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** A code or address with a copy button. `name` is the noun for the button: "company code". */
export function CopyText({ name, text }: { name: string; text: string }) {
  const { copied, copy } = useClipboard();
  return (
    <Group gap={4} wrap="nowrap">
      <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
      <ActionIcon variant="subtle" aria-label={copied ? t`Copied ${name}` : t`Copy ${name}`} onClick={() => copy(text)}>
        {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Group>
  );
}
