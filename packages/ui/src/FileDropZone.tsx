import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface FileDropProps {
  /** Accessible name of the file input, such as "Rate sheet". */
  label: string;
  /** MIME types, or MIME types with their file extensions; any file without it. */
  accept?: string[] | Record<string, string[]>;
  /** Bytes. */
  maxSize?: number;
  /** Several files can be chosen at once. */
  multiple?: boolean;
  /** Most files per choice. */
  maxFiles?: number;
  disabled?: boolean;
  /** Shows an overlay and refuses files meanwhile. */
  loading?: boolean;
  /** Files that satisfy `accept`, `maxSize` and `maxFiles`. */
  onDrop(files: File[]): void;
  /** Files that do not, each with the codes of the limits it exceeds. */
  onReject?(files: RejectedFile[]): void;
  /** Help below the button, such as "PDF or image, at most 10 MB". */
  children?: ReactNode;
}

export interface RejectedFile {
  file: File;
  errors: readonly { code: string }[];
}

/** The root is not focusable: its button is, and the click on it opens the file dialog of the root. */
export default function FileDropZone({ label, children, multiple = false, onReject, ...zone }: FileDropProps) {
  const inactive = zone.disabled || zone.loading;
  return (
    <Dropzone
      {...zone}
      multiple={multiple}
      onReject={onReject}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': label }}
      p="md"
    >
      <Group justify="center" gap="sm">
        <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} disabled={inactive}>
          {multiple ? t`Choose files` : t`Choose file`}
        </Button>
        <Text c="dimmed">{multiple ? t`or drop files here` : t`or drop a file here`}</Text>
      </Group>
      {children && (
        <Text size="sm" c="dimmed" ta="center" mt="xs">
          {children}
        </Text>
      )}
    </Dropzone>
  );
}
