import { type components, unwrap } from '@lading/api-client';
import {
  FormDialog,
  FormTextarea,
  FormTextInput,
  QueryBoundary,
  useNotices,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { Modal } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { shipmentQueries } from '../api/shipments';

type Contacts = components['schemas']['ShipmentContactsDto'];

const schema = z.object({
  to: z.string().check(z.trim(), z.email({ error: () => t`Enter an email address.` })),
  subject: z.string().check(z.trim(), z.minLength(3, { error: () => t`Enter a subject.` })),
  text: z.string().check(z.trim(), z.minLength(3, { error: () => t`Enter the text.` })),
});

interface EmailConsigneeDialogProps {
  shipment: { id: string; number: string };
  onClose(): void;
}

/** A prepared email to the consignee, which the user can change before it is sent. */
export function EmailConsigneeDialog(props: EmailConsigneeDialogProps) {
  const { api } = useRemote();
  const contacts = useQuery(shipmentQueries.contacts(api, props.shipment.id));
  if (contacts.data) return <NoticeForm {...props} prepared={contacts.data} />;
  return (
    <Modal opened onClose={props.onClose} title={titleOf(props)} closeButtonProps={{ 'aria-label': t`Close` }}>
      <QueryBoundary query={contacts} loading={t`Preparing the email`} failed={t`The email could not be prepared`}>
        {() => null}
      </QueryBoundary>
    </Modal>
  );
}

const titleOf = ({ shipment }: EmailConsigneeDialogProps): string => t`Email the consignee of ${shipment.number}`;

function NoticeForm({ prepared, ...props }: EmailConsigneeDialogProps & { prepared: Contacts }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const { id } = props.shipment;
  const { consigneeEmail, subject, text } = prepared;
  const form = useZodForm({ schema, defaults: { to: consigneeEmail ?? '', subject, text } });
  const send = async (notice: z.output<typeof schema>) => {
    await unwrap(api.POST('/api/v1/shipments/{id}/consignee-notices', { params: { path: { id } }, body: notice }));
    notices.success(t`Email to ${notice.to} is being sent.`);
    await queryClient.invalidateQueries({ queryKey: shipmentQueries.one(id) });
  };
  return (
    <FormDialog
      title={titleOf(props)}
      submitLabel={t`Send email`}
      size="lg"
      form={form}
      onSubmit={send}
      onClose={props.onClose}
    >
      <FormTextInput name="to" type="email" label={t`To`} data-autofocus />
      <FormTextInput name="subject" label={t`Subject`} maxLength={150} />
      <FormTextarea
        name="text"
        label={t`Text`}
        description={t`Replies go to you. Do not name prices.`}
        rows={14}
        maxLength={4_000}
      />
    </FormDialog>
  );
}
