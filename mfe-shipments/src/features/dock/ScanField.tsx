import { Alert, Button, Group, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, lazy, Suspense, useState } from 'react';

/** Loaded when the camera is opened. */
const CameraScanner = lazy(async () => ({
  default: (await import(/* webpackChunkName: "camera-scanner" */ './CameraScanner')).CameraScanner,
}));

const hasCamera = () => navigator.mediaDevices !== undefined;

/** Reads codes from the camera, or from a hand scanner that types them. `onScan` returns false for a code of no pickup. */
export function ScanField({ onScan }: { onScan(code: string): boolean }) {
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const scan = (scanned: string) => {
    const isKnown = onScan(scanned);
    setUnknown(isKnown ? null : scanned);
    return isKnown;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    if (scan(code)) setCode('');
  };
  return (
    <Stack gap="xs">
      <form onSubmit={submit}>
        <Group align="end" gap="xs" wrap="wrap">
          <TextInput
            size="lg"
            label={t`Scan or enter a code`}
            description={t`BOL, PRO or shipment number, or the SSCC of a label.`}
            value={code}
            autoComplete="off"
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" size="lg" variant="default">
            <Trans>Find</Trans>
          </Button>
          {hasCamera() && (
            <Button size="lg" onClick={() => setCameraOpen(!isCameraOpen)} aria-expanded={isCameraOpen}>
              {isCameraOpen ? t`Close camera` : t`Scan with camera`}
            </Button>
          )}
        </Group>
      </form>
      <div role="status">
        {unknown !== null && <Alert color="orange">{t`No pickup of this day has the code ${unknown}.`}</Alert>}
      </div>
      {isCameraOpen && (
        <Suspense>
          <CameraScanner
            onCode={(scanned) => {
              if (scan(scanned)) setCameraOpen(false);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
