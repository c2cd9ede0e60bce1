import { lazy, Suspense } from 'react';
import type { ClaimKind } from '../../../shared/api/claims';
import type { Shipment } from '../../../shared/types';

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
  share: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './ShareDialog')).ShareDialog,
  })),
  claim: lazy(async () => ({
    default: (await import(/* webpackChunkName: "claim-dialog" */ '../../../shared/claims/ClaimDialog')).ClaimDialog,
  })),
  event: lazy(async () => ({
    default: (await import(/* webpackChunkName: "shipment-dialogs" */ './AddEventDialog')).AddEventDialog,
  })),
};
export type Dialog = keyof typeof DIALOGS;

interface ActionDialogProps {
  /** Proposed type of a new claim. */
  kind?: ClaimKind;
  /** The open dialog; its code is loaded when it opens. */
  open: Dialog | null;
  shipment: Shipment;
  onClose(): void;
}

export function ActionDialog({ open, ...props }: ActionDialogProps) {
  const Open = open && DIALOGS[open];
  return <Suspense>{Open && <Open {...props} />}</Suspense>;
}
