import { FailureAlert, FormDialog, FormTextarea, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { email, multiLine, oneLine, requiredText, z } from '@lading/trade/schemas';
import { Modal, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { emailConsignee, shipmentQueries } from '../../shared/api/shipments';
import type { ConsigneeNotice, ShipmentContacts } from '../../shared/api/types';

const SUBJECT_MAX = 150;
const TEXT_MAX = 4_000;

const emailForm = z.object({
  to: requiredText(email()),
  subject: requiredText(oneLine({ min: 3, max: SUBJECT_MAX, missing: () => t`Enter the subject.` })),
  text: requiredText(multiLine({ max: TEXT_MAX }).check(z.minLength(3, { error: () => t`Enter the text.` }))),
});

interface EmailConsigneeDialogProps {
  shipment: { id: string; number: string };
  onClose(): void;
}

/** The prepared email to the consignee, which names no price. It can be changed before it is sent. */
export function EmailConsigneeDialog({ shipment, onClose }: EmailConsigneeDialogProps) {
  const { api } = useRemote();
  const { data, error } = useQuery(shipmentQueries.contacts(api, shipment.id));
  if (data) return <EmailForm shipment={shipment} prepared={data} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title={t`Email consignee`} closeButtonProps={{ 'aria-label': t`Close` }}>
      {error ? (
        <FailureAlert error={error} title={t`The email could not be prepared`} />
      ) : (
        <SkeletonRows rows={4} label={t`Preparing the email`} />
      )}
    </Modal>
  );
}

function EmailForm({
  shipment: { id, number },
  prepared: { consigneeEmail, subject, text },
  onClose,
}: EmailConsigneeDialogProps & { prepared: ShipmentContacts }) {
  const { api, host } = useRemote();
  const form = useZodForm({ schema: emailForm, defaults: { to: consigneeEmail ?? '', subject, text } });
  const send = useMutation({
    mutationFn: (notice: ConsigneeNotice) => emailConsignee(api, id, notice),
    onSuccess: (_, { to }) => host.notify({ kind: 'success', message: t`The email about ${number} is sent to ${to}.` }),
  });
  return (
    <FormDialog
      title={t`Email consignee`}
      size="lg"
      form={form}
      submitLabel={t`Send email`}
      onSubmit={send.mutateAsync}
      onClose={onClose}
    >
      <FormTextInput name="to" type="email" label={t`Email of the consignee`} required maxLength={254} data-autofocus />
      <FormTextInput name="subject" label={t`Subject`} required maxLength={SUBJECT_MAX} />
      <FormTextarea name="text" label={t`Text`} required rows={10} maxLength={TEXT_MAX} />
    </FormDialog>
  );
}
