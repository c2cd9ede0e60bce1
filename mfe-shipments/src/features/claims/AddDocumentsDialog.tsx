import { FormDialog, FormSwitch, FormTextarea, useRemote, UserFacingError, useZodForm } from '@lading/mfe-kit';
import { multiLine, optionalText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { addClaimDocuments, type Claim, claimQueries } from '../../shared/api/claims';
import { ClaimEvidence } from '../../shared/claims/ClaimEvidence';
import { useClaimMutation } from '../../shared/claims/use-claim-mutation';
import type { ShipmentDocument } from '../../shared/types';

const NOTE_MAX = 500;
const schema = z.object({
  documentIds: z.array(z.string()),
  note: optionalText(multiLine({ max: NOTE_MAX })),
  emailCarrier: z.boolean(),
});

interface AddDocumentsDialogProps {
  claim: Claim;
  /** Documents of the shipment. */
  documents: readonly ShipmentDocument[];
  onClose(): void;
}

/** Adds documents of the shipment to a claim that was filed, and emails them to the carrier. */
export function AddDocumentsDialog({ claim, documents, onClose }: AddDocumentsDialogProps) {
  const { api, host } = useRemote();
  const { id, number, version, documentIds, addedDocumentIds } = claim;
  const add = useClaimMutation(
    (body: { documentIds: string[]; note?: string; emailCarrier: boolean }) =>
      addClaimDocuments(api, id, { version, ...body }),
    () => host.notify({ kind: 'success', message: t`${number}: documents added.` }),
  );
  const form = useZodForm({ schema, defaults: { documentIds: [], note: '', emailCarrier: false } });
  const address = useQuery(claimQueries.messages(api, id)).data?.carrierEmail ?? null;
  const known = [...documentIds, ...addedDocumentIds];
  return (
    <FormDialog
      title={t`Add documents`}
      form={form}
      submitLabel={t`Add documents`}
      onSubmit={({ note, ...body }) => {
        if (body.documentIds.length === 0) throw new UserFacingError(t`Choose a document.`);
        return add.mutateAsync({ ...body, note: note ?? undefined });
      }}
      onClose={onClose}
    >
      <ClaimEvidence documents={documents.filter((one) => !known.includes(one.id))} />
      <FormTextarea name="note" label={t`Message`} maxLength={NOTE_MAX} />
      <FormSwitch
        name="emailCarrier"
        label={t`Email the carrier the claim letter and all evidence`}
        description={address === null ? t`The carrier has no contact for claims or billing.` : t`To ${address}`}
        disabled={address === null}
      />
    </FormDialog>
  );
}
