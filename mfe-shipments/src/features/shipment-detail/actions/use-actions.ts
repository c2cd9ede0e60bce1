import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import {
  IconAlertTriangle,
  IconCopy,
  IconFileText,
  IconPlus,
  IconPrinter,
  IconRoute,
  IconSettings,
  IconTruck,
  IconX,
  type TablerIcon,
} from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { useDocumentAddress } from '../../../shared/use-document-address';
import { PICKED_UP, stationOf } from '../journey';
import { mayTender } from './may-tender';
import type { Dialog } from './ActionDialog';

/** Something that the user may do with the shipment now: a dialog, a link to a page or to a file, or a call. */
export interface Action {
  name: string;
  label: string;
  icon: TablerIcon;
  color?: string;
  dialog?: Dialog;
  /** Page of the product. */
  to?: string;
  /** File, opened in a tab of its own. */
  href?: string;
  run?(): void;
}

/** What comes next at each stage, the first that the user may do. */
const NEXT = {
  unaccepted: ['tender', 'bol', 'share'],
  beforePickup: ['bol', 'share'],
  inTransit: ['share'],
  withoutPod: ['pod', 'share'],
  over: ['copy'],
} as const;

function stageOf({ status, tender, pod }: Shipment): keyof typeof NEXT {
  if (status === 'delivered') return pod === 'available' ? 'over' : 'withoutPod';
  if (['closed', 'cancelled', 'returned', 'lost'].includes(status)) return 'over';
  if (needsAnotherCarrier(tender.state)) return 'unaccepted';
  const station = stationOf(status);
  return station !== null && station < PICKED_UP ? 'beforePickup' : 'inTransit';
}

/** A claim is possible once the carrier has the freight; before the delivery it is offered with exceptions. */
const CLAIMABLE: readonly Shipment['status'][] = ['delivered', 'closed', 'refused', 'returned', 'lost'];

const needsAnotherCarrier = (state: Shipment['tender']['state']): boolean => state === 'rejected' || state === 'failed';

/** The main action of the shipment's stage, and all others. `copy` makes a quote of the same freight. */
export function useActions(shipment: Shipment, copy: () => void): { main: Action | undefined; others: Action[] } {
  const { session } = useRemote().host;
  const { shown } = useDocumentAddress(shipment.id);
  const { status, tender, documents, uploadKinds, pod, cancellation } = shipment;
  const edits = session.can('shipment.edit');
  const bol = documents.find(({ kind }) => kind === 'BOL');
  const offered: [isOffered: boolean, action: Action][] = [
    [
      mayTender(shipment, session),
      {
        name: 'tender',
        label: needsAnotherCarrier(tender.state) ? t`Choose another carrier` : t`Tender to another carrier`,
        icon: IconTruck,
        dialog: 'tender',
      },
    ],
    [bol !== undefined, { name: 'bol', label: t`Print BOL`, icon: IconPrinter, href: bol && shown(bol.id) }],
    [edits, { name: 'share', label: t`Share tracking link`, icon: IconRoute, dialog: 'share' }],
    [
      status === 'delivered' && pod !== 'available' && uploadKinds.includes('POD'),
      { name: 'pod', label: t`Add POD`, icon: IconFileText, to: paths.shipmentTab(shipment.id, 'documents') },
    ],
    [
      edits && !['cancelled', 'closed'].includes(status),
      { name: 'edit', label: t`Edit shipment`, icon: IconSettings, dialog: 'edit' },
    ],
    [edits && status !== 'cancelled', { name: 'event', label: t`Add event`, icon: IconPlus, dialog: 'event' }],
    [
      session.can('claim.manage') && CLAIMABLE.includes(status),
      { name: 'claim', label: t`File claim`, icon: IconAlertTriangle, dialog: 'claim' },
    ],
    [session.can('quote.create'), { name: 'copy', label: t`Copy to a new quote`, icon: IconCopy, run: copy }],
    [true, { name: 'print', label: t`Print this page`, icon: IconPrinter, run: () => print() }],
    [
      cancellation.allowed,
      { name: 'cancel', label: t`Cancel shipment`, icon: IconX, dialog: 'cancel', color: 'var(--lading-failed)' },
    ],
  ];
  const actions = offered.flatMap(([isOffered, action]) => (isOffered ? [action] : []));
  const next: readonly string[] = NEXT[stageOf(shipment)];
  const main = next.map((name) => actions.find((action) => action.name === name)).find((action) => action);
  return { main, others: actions.filter((action) => action !== main) };
}
