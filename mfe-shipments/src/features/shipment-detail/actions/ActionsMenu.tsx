import { useRemote } from '@lading/mfe-kit';
import { Button, IconChevronDown, Menu } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { ShareDialog } from './ShareDialog';
import { mayTender } from './may-tender';
import { useCopyShipment } from './use-copy-shipment';

const DIALOGS = {
  edit: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './EditDialog')).EditDialog,
  })),
  tender: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './TenderDialog')).TenderDialog,
  })),
  cancel: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './CancelDialog')).CancelDialog,
  })),
  share: ShareDialog,
  event: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './AddEventDialog')).AddEventDialog,
  })),
};
type Dialog = keyof typeof DIALOGS;

/** Everything that this person may do with the shipment now. */
export function ActionsMenu({ shipment }: { shipment: Shipment }) {
  const { session } = useRemote().host;
  const [open, setOpen] = useState<Dialog | null>(null);
  const copy = useCopyShipment(shipment);
  const edits = session.can('shipment.edit');
  const items: { label: string; dialog: Dialog; shown: boolean; color?: string }[] = [
    {
      label: t`Edit shipment`,
      dialog: 'edit',
      shown: edits && !['cancelled', 'closed'].includes(shipment.status),
    },
    { label: t`Add event`, dialog: 'event', shown: edits && shipment.status !== 'cancelled' },
    { label: t`Share tracking link`, dialog: 'share', shown: edits },
    { label: t`Tender to another carrier`, dialog: 'tender', shown: mayTender(shipment, session) },
    { label: t`Cancel shipment`, dialog: 'cancel', shown: shipment.cancellation.allowed, color: 'red' },
  ];
  const shown = items.filter((item) => item.shown);
  const copies = session.can('quote.create');
  const Open = open && DIALOGS[open];
  if (shown.length === 0 && !copies) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} aria-hidden="true" />}
            loading={copy.isPending}
          >
            <Trans>Actions</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {shown.map(({ label, dialog, color }) => (
            <Menu.Item key={dialog} color={color} onClick={() => setOpen(dialog)}>
              {label}
            </Menu.Item>
          ))}
          {copies && (
            <Menu.Item onClick={() => copy.mutate()}>
              <Trans>Copy to a new quote</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{Open && <Open shipment={shipment} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
