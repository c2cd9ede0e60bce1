import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, ConfirmDialog, IconAlertTriangle, Stack, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { demonstrationQueries } from './demonstration-queries';
import classes from './remove-demo-dialog.module.css';
import { useRemoveDemonstration } from './use-demonstration';

/** Says exactly what goes and what stays, and removes the demonstration data. */
export function RemoveDemoDialog({ onClose }: { onClose(): void }) {
  const { api } = useRemote();
  const data = useQuery({ ...demonstrationQueries.current(api), staleTime: 0 });
  const remove = useRemoveDemonstration(onClose);
  const navigate = useNavigate();
  const held = data.data?.held ?? 0;
  return (
    <ConfirmDialog
      opened
      destructive={held === 0}
      title={t`Remove demo data`}
      confirmLabel={held > 0 ? t`Show shipments` : t`Remove demo data`}
      busy={remove.isPending || data.isPending}
      onConfirm={() => (held > 0 ? void navigate(paths.shipments()) : remove.mutate())}
      onClose={onClose}
    >
      <QueryBoundary query={data} loading={t`Counting demo data`} failed={t`The demo data could not be counted`}>
        {({ carriers, quotes, shipments }) => (
          <Stack gap="sm">
            {held > 0 && (
              <Alert color="amber" icon={<IconAlertTriangle size={18} />} title={t`Legal hold`}>
                {plural(held, {
                  one: 'Documents of # demo shipment are on legal hold. Release it before you remove the demo data.',
                  other:
                    'Documents of # demo shipments are on legal hold. Release them before you remove the demo data.',
                })}
              </Alert>
            )}
            <div>
              <Text fw={600}>
                <Trans>Will be deleted</Trans>
              </Text>
              <ul className={classes.list}>
                <li>
                  {plural(carriers, { one: '# demo carrier', other: '# demo carriers' })},{' '}
                  <Trans>with tariffs, PRO numbers and demo fuel prices</Trans>
                </li>
                <li>
                  {plural(quotes, { one: '# quote', other: '# quotes' })}{' '}
                  <Trans>that only demo carriers priced, or that were booked with one</Trans>
                </li>
                <li>
                  {plural(shipments, { one: '# shipment', other: '# shipments' })}{' '}
                  <Trans>with demo carriers, with documents, events and notifications</Trans>
                </li>
              </ul>
            </div>
            <div>
              <Text fw={600}>
                <Trans>Will stay</Trans>
              </Text>
              <ul className={classes.list}>
                <li>
                  <Trans>Your own carriers, and every quote and shipment with them</Trans>
                </li>
                <li>
                  <Trans>Contacts, products, members, settings and the activity log</Trans>
                </li>
              </ul>
            </div>
            <Text c="dimmed" size="sm">
              <Trans>This cannot be undone. You can add demo carriers again later.</Trans>
            </Text>
          </Stack>
        )}
      </QueryBoundary>
    </ConfirmDialog>
  );
}
