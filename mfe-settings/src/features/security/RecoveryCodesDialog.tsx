import { Button, Group, IconCopy, IconDownload, IconPrinter, Modal, Stack, Text, useClipboard } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { printText } from './print-text';
import classes from './security.module.css';

const FILE_NAME = 'lading-recovery-codes.txt';

/** Shows new recovery codes, this once, with every way to keep them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { copied, copy } = useClipboard();
  const text = `${t`Lading recovery codes. Each works once.`}\n\n${codes.join('\n')}\n`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Save your recovery codes`}
      closeOnClickOutside={false}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <Text>
          <Trans>
            They are not shown again. Keep them where you can find them without your phone, such as in a password
            manager or on paper.
          </Trans>
        </Text>
        <ul className={classes.codes} aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <Button
            component="a"
            variant="default"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={FILE_NAME}
            leftSection={<IconDownload size={18} />}
          >
            <Trans>Download</Trans>
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => printText(text)}>
            <Trans>Print</Trans>
          </Button>
          <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => copy(text)}>
            {copied ? t`Copied` : t`Copy`}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans>I saved them</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
