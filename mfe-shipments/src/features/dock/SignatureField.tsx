import { Button, Group, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import classes from './dock.module.css';

/** A drawn signature as PNG; undefined while nothing is drawn. */
export type ReadSignature = () => Promise<Blob | undefined>;

interface SignatureFieldProps {
  /** Receives the function that reads the picture. */
  onReady(read: ReadSignature): void;
  onDrawn(isDrawn: boolean): void;
}

/** Where the driver signs with a finger or a pen. Those who cannot draw type their name, which is enough. */
export function SignatureField({ onReady, onDrawn }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);

  useEffect(() => {
    const element = canvas.current as HTMLCanvasElement;
    const { width, height } = element.getBoundingClientRect();
    const ratio = Math.max(window.devicePixelRatio, 1);
    Object.assign(element, { width: width * ratio, height: height * ratio });
    element.getContext('2d')?.scale(ratio, ratio);
    const created = new SignaturePad(element, { backgroundColor: '#fff', penColor: '#000' });
    created.addEventListener('endStroke', () => onDrawn(true));
    pad.current = created;
    onReady(async () => {
      if (created.isEmpty()) return undefined;
      return new Promise((resolve) => element.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
    });
    return () => created.off();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pad is made once
  }, []);

  return (
    <Stack gap={4}>
      <Text component="span" fw={500} size="md">
        <Trans>Signature of the driver</Trans>
      </Text>
      <canvas ref={canvas} className={classes.signature} role="img" aria-label={t`Signature of the driver`} />
      <Group>
        <Button
          variant="default"
          size="lg"
          onClick={() => {
            pad.current?.clear();
            onDrawn(false);
          }}
        >
          <Trans>Clear signature</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
