import { Modal, useMediaQuery } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { BookingSlotProps } from '../../shared/booking-slot';
import { BookingForm } from './BookingForm';

/** Confirms people, window, references and the total of one offer, and books it. */
export function BookingDialog(props: BookingSlotProps) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t`Book ${props.offer.carrier.name}`}
      size="xl"
      fullScreen={isPhone}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <BookingForm {...props} />
    </Modal>
  );
}
