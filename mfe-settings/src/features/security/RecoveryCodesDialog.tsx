import { Button, Group, IconCopy, IconDownload, IconPrinter, Modal, Stack, Text, useClipboard } from '@lading/ui';
import { printText } from './print-text';
import classes from './security.module.css';

const FILE_NAME = 'lading-recovery-codes.txt';

/** Shows new recovery codes, this once, with every way to keep them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { copied, copy } = useClipboard();
  const text = `Lading recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Modal opened onClose={onClose} title="Keep your recovery codes" closeOnClickOutside={false} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <Text>They are shown only now. Keep them where you find them without your phone, such as in a password manager or on paper.</Text>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <Button component="a" variant="default" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME} leftSection={<IconDownload size={18} />}>
            Download
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => printText(text)}>
            Print
          </Button>
          <Button variant="default" leftSection={<IconCopy size={18} />} onClick={() => copy(text)}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>I have kept them</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
