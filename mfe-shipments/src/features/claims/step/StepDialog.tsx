import {
  FormDialog,
  FormNumberInput,
  FormSwitch,
  FormTextarea,
  FormTextInput,
  useRemote,
  useZodForm,
} from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../../shared/amount';
import { addClaimStep, type Claim, claimQueries, type ClaimStep, type ClaimStepKind } from '../../../shared/api/claims';
import { today } from '../../../shared/today';
import { useClaimMutation } from '../../../shared/claims/use-claim-mutation';
import { hasAmount, hasCarrierReference, hasDate, NOTE_MAX, proposedStep, REFERENCE_MAX, stepForm } from './step-form';
import { HAPPENED, STEP_AMOUNTS, STEP_DATES, stepLabel } from './step-words';

interface StepDialogProps {
  kind: ClaimStepKind;
  claim: Claim;
  onClose(): void;
}

/** Records what happened to a claim: date, amount and note. */
export function StepDialog({ kind, claim, onClose }: StepDialogProps) {
  const { api, host } = useRemote();
  const { id, number, version, claimed, currency } = claim;
  const add = useClaimMutation(
    (body: ClaimStep) => addClaimStep(api, id, body),
    () => host.notify({ kind: 'success', message: `${number}: ${i18n._(HAPPENED[kind])}.` }),
  );
  const form = useZodForm({ schema: stepForm(kind, claim), defaults: proposedStep(kind, claim, today()) });
  const label = i18n._(stepLabel(kind, claim));
  const date = STEP_DATES[kind];
  const amount = STEP_AMOUNTS[kind];
  return (
    <FormDialog
      title={label}
      form={form}
      submitLabel={label}
      destructive={kind === 'withdraw'}
      onSubmit={({ on, amount: cents, carrierReference, note, emailCarrier }) =>
        add.mutateAsync({
          version,
          kind,
          on,
          amount: cents,
          note: note ?? undefined,
          ...(kind === 'file' && { emailCarrier }),
          carrierReference: hasCarrierReference(kind) ? (carrierReference ?? undefined) : undefined,
        })
      }
      onClose={onClose}
    >
      <Text>{t`Claim ${number}: ${amountText(claimed, currency)} claimed`}</Text>
      {hasDate(kind) && date && <FormTextInput name="on" type="date" label={i18n._(date)} required />}
      {hasAmount(kind, claim) && amount && (
        <FormNumberInput name="amount" label={`${i18n._(amount)} (${currency})`} required />
      )}
      {hasCarrierReference(kind) && (
        <FormTextInput name="carrierReference" label={t`Carrier’s claim number`} maxLength={REFERENCE_MAX} />
      )}
      <FormTextarea
        name="note"
        label={kind === 'decline' ? t`Carrier’s reason` : t`Note`}
        maxLength={NOTE_MAX}
        required={kind === 'decline'}
      />
      {kind === 'file' && <EmailSwitch claimId={id} />}
    </FormDialog>
  );
}

/** Whether the claim letter and the evidence are emailed to the carrier. */
function EmailSwitch({ claimId }: { claimId: string }) {
  const { api } = useRemote();
  const address = useQuery(claimQueries.messages(api, claimId)).data?.carrierEmail ?? null;
  return (
    <FormSwitch
      name="emailCarrier"
      label={t`Email the carrier the claim letter and the evidence`}
      description={address === null ? t`The carrier has no contact for claims or billing.` : t`To ${address}`}
      disabled={address === null}
    />
  );
}
