import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, CopyText, Modal, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DockPickup, shareWithDriver } from '../../shared/api/dock';
import { today } from '../../shared/today';
import classes from './dock.module.css';

/** Days for which the driver can open the bill of lading. */
const VALID_DAYS = 7;

/** Shows a QR code that opens the bill of lading on the driver's phone. It needs a connection. */
export function DriverCode({ pickup }: { pickup: DockPickup }) {
  const { api, host } = useRemote();
  const [isOpen, setOpen] = useState(false);
  const share = useMutation({ mutationFn: () => shareWithDriver(api, pickup.shipmentId, lastDay()) });
  if (!host.session.can('document.read')) return null;
  const open = () => {
    setOpen(true);
    if (!share.data) share.mutate();
  };
  return (
    <>
      <Button size="xl" variant="default" loading={share.isPending} onClick={open}>
        <Trans>Show BOL to driver</Trans>
      </Button>
      <Modal
        opened={isOpen && !share.isPending}
        onClose={() => setOpen(false)}
        title={t`BOL of ${pickup.number} for the driver`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Stack align="center">
          {share.isError && <FailureAlert error={share.error} title={t`The code could not be created`} />}
          {share.data && (
            <>
              <img
                className={classes.code}
                alt={t`QR code of the bill of lading`}
                src={`data:image/svg+xml;utf8,${encodeURIComponent(share.data.qrCode)}`}
              />
              <Text>
                <Trans>
                  The driver scans it with the camera of the phone. The page shows no prices and ends after 7 days.
                </Trans>
              </Text>
              <CopyText name={t`link`} text={share.data.url} />
            </>
          )}
        </Stack>
      </Modal>
    </>
  );
}

/** Local date of the browser, some days ahead. */
function lastDay(): string {
  const [year = 0, month = 1, day = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + VALID_DAYS)).toISOString().slice(0, 10);
}
