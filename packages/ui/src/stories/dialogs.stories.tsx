import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog';

export default { title: 'Design system/Dialogs' };

const dialog: ConfirmDialogProps = {
  opened: true,
  title: 'Cancel shipment?',
  children: 'The carrier is notified. The pickup is canceled.',
  confirmLabel: 'Cancel shipment',
  cancelLabel: 'Keep shipment',
  onConfirm: () => undefined,
  onClose: () => undefined,
};

export const Confirm = () => <ConfirmDialog {...dialog} />;
export const Destructive = () => <ConfirmDialog {...dialog} destructive />;
export const Busy = () => <ConfirmDialog {...dialog} destructive busy />;
