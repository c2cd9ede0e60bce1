import { type Api, type components, newIdempotencyKey, unwrap } from '@lading/api-client';
import {
  FailureAlert,
  FormCheckbox,
  FormDialog,
  FormTextarea,
  FormTextInput,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { Modal, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LIMITS } from '../limits';
import { email, multiLine, optionalText, requiredText, z } from '../schemas';
import classes from './email-consignee.module.css';

type Draft = components['schemas']['ConsigneeEmailDraftDto'];
type Email = components['schemas']['EmailConsigneeDto'];

const emailForm = z.object({
  to: requiredText(email()),
  note: optionalText(multiLine({ max: LIMITS.notes })),
  trackingLink: z.boolean(),
});

const draftOptions = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['consignee-email', id],
    queryFn: ({ signal }): Promise<Draft> =>
      unwrap(api.GET('/api/v1/shipments/{id}/consignee-email', { params: { path: { id } }, signal })),
    // It says what is expected now.
    gcTime: 0,
  });

export interface EmailConsigneeDialogProps {
  shipment: { id: string; number: string };
  onClose(): void;
}

/** Shows the prepared email to the consignee and sends it, with own words if wanted. It has no prices. */
export function EmailConsigneeDialog({ shipment, onClose }: EmailConsigneeDialogProps) {
  const { api } = useRemote();
  const { data, error } = useQuery(draftOptions(api, shipment.id));
  if (data) return <EmailForm shipment={shipment} draft={data} onClose={onClose} />;
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

function EmailForm({ shipment: { id, number }, draft, onClose }: EmailConsigneeDialogProps & { draft: Draft }) {
  const { api, host } = useRemote();
  const form = useZodForm({ schema: emailForm, defaults: { to: draft.to ?? '', note: '', trackingLink: true } });
  const [note, trackingLink] = useWatch({ control: form.control, name: ['note', 'trackingLink'] });
  // A double click sends one email.
  const [key] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: (body: Email) =>
      unwrap(
        api.POST('/api/v1/shipments/{id}/consignee-email', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body,
        }),
      ),
    onSuccess: ({ to }) => host.notify({ kind: 'success', message: t`The email about ${number} is sent to ${to}.` }),
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
      <FormTextInput
        name="to"
        type="email"
        label={draft.contactName ? t`Email of ${draft.contactName}` : t`Email of the consignee`}
        required
        maxLength={254}
        data-autofocus
      />
      <FormTextarea name="note" label={t`Your note`} rows={2} maxLength={LIMITS.notes} />
      <FormCheckbox name="trackingLink" label={t`Include a link to the tracking page, without prices`} />
      <section aria-label={t`Preview`} className={classes.preview}>
        <strong>{draft.subject}</strong>
        {note.trim() !== '' && <p>{note}</p>}
        {draft.text.split('\n\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {trackingLink && (
          <p>
            <Trans>The link is created when the email is sent.</Trans>
          </p>
        )}
      </section>
    </FormDialog>
  );
}
