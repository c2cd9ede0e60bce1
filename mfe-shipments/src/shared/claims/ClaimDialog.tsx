import {
  FormDialog,
  FormNumberInput,
  FormSelect,
  FormTextarea,
  FormTextInput,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { formatDate, formatMoney, SimpleGrid, Text } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { addClaim, changeClaim, type Claim, type ClaimKind, claimQueries, type NewClaim } from '../api/claims';
import type { Shipment } from '../types';
import { CLAIM_KINDS, claimForm, DESCRIPTION_MAX, newClaim, REFERENCE_MAX, valuesOf } from './claim-form';
import { claimPath } from './claim-paths';
import { CLAIM_KIND_NAMES } from './claim-words';
import { ClaimEvidence } from './ClaimEvidence';
import { ClaimItems } from './ClaimItems';
import { useClaimMutation } from './use-claim-mutation';

interface ClaimDialogProps {
  shipment: Shipment;
  /** The draft to change; default: a new claim. */
  claim?: Claim;
  /** Proposed for a new claim. */
  kind?: ClaimKind;
  onClose(): void;
}

/** Drafts a claim for a shipment and opens its page, or changes a draft. */
export function ClaimDialog({ shipment, claim, kind = 'damage', onClose }: ClaimDialogProps) {
  const { api, host } = useRemote();
  const navigate = useNavigate();
  const save = useClaimMutation(
    (content: NewClaim) => (claim ? changeClaim(api, claim, content) : addClaim(api, shipment.id, content)),
    ({ id, number }) => {
      host.notify({ kind: 'success', message: t`Claim ${number} saved as a draft.` });
      if (!claim) void navigate(claimPath(id));
    },
  );
  const form = useZodForm({ schema: claimForm, defaults: claim ? valuesOf(claim) : newClaim(shipment, kind) });
  const chosen = useWatch({ control: form.control, name: 'kind' });
  const currency = claim?.currency ?? shipment.total?.currency ?? 'USD';
  return (
    <FormDialog
      title={claim ? t`Edit claim ${claim.number}` : t`Claim for ${shipment.number}`}
      form={form}
      submitLabel={t`Save draft`}
      size="xl"
      onSubmit={(content) => save.mutateAsync(content)}
      onClose={onClose}
    >
      <Terms shipmentId={shipment.id} kind={chosen} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormSelect
          name="kind"
          label={t`Type`}
          data={CLAIM_KINDS.map((value) => ({ value, label: i18n._(CLAIM_KIND_NAMES[value]) }))}
        />
        <FormTextInput name="reference" label={t`Your reference`} maxLength={REFERENCE_MAX} />
      </SimpleGrid>
      <FormTextarea name="description" label={t`What happened`} maxLength={DESCRIPTION_MAX} rows={3} required />
      <ClaimItems />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormNumberInput name="goodsAmount" label={t`Value of goods (${currency})`} />
        <FormNumberInput name="freightAmount" label={t`Freight charges (${currency})`} />
        <FormNumberInput name="otherAmount" label={t`Other costs (${currency})`} />
      </SimpleGrid>
      <ClaimEvidence documents={shipment.documents} />
    </FormDialog>
  );
}

/** Until when the claim must be filed, and what the carrier pays at most. */
function Terms({ shipmentId, kind }: { shipmentId: string; kind: ClaimKind }) {
  const { api } = useRemote();
  const { data: terms } = useQuery(claimQueries.ofShipment(api, shipmentId));
  if (!terms) return null;
  const { fileBy, noticeBy, liability } = terms;
  const sentences = [
    fileBy && t`File the claim by ${formatDate(fileBy)}.`,
    kind === 'concealed' && noticeBy && t`Report concealed damage to the carrier by ${formatDate(noticeBy)}.`,
    liability && t`The carrier’s liability is at most ${formatMoney(liability)}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <Text>{sentences.join(' ')}</Text>;
}
