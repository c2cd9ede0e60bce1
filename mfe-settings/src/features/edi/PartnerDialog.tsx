import { FormDialog, FormNumberInput, FormSelect, FormSwitch, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { SimpleGrid, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EdiPartner } from '../../shared/types';
import { CUSTOMER_LENGTH, ID_LENGTH, NEW_PARTNER, partnerSchema, partnerValues } from './partner-form';
import { PartnerElements } from './PartnerElements';
import { useCarriersToAdd, useSavePartner } from './use-edi';

interface PartnerDialogProps {
  /** Null for a new partner. */
  partner: EdiPartner | null;
  partners: readonly EdiPartner[];
  onClose(): void;
}

/** Adds an EDI partner, or edits its settings. */
export function PartnerDialog({ partner, partners, onClose }: PartnerDialogProps) {
  const save = useSavePartner(partner);
  const carriers = useCarriersToAdd(partners);
  const form = useDraftForm({
    name: partner ? `edi-partner.${partner.id}` : 'edi-partner.new',
    schema: partnerSchema,
    defaults: partner ? partnerValues(partner) : NEW_PARTNER,
  });
  const options = carriers.map(({ id, scac, name }) => ({ value: id, label: `${name} (${scac})` }));
  return (
    <FormDialog
      title={partner ? t`Edit ${partner.carrierName}` : t`Add EDI partner`}
      submitLabel={t`Save partner`}
      size="xl"
      form={form}
      onSubmit={save.mutateAsync}
      onClose={onClose}
    >
      {!partner && (
        <FormSelect
          name="carrierId"
          label={t`Carrier`}
          data={[{ value: '', label: t`Choose a carrier` }, ...options]}
          required
          data-autofocus
        />
      )}
      <Ids />
      <FormTextInput
        name="customerNumber"
        label={t`Account number`}
        description={t`Yours with the carrier, sent with the payer`}
        maxLength={CUSTOMER_LENGTH}
      />
      <FormNumberInput
        name="responseHours"
        label={t`Hours to answer a load tender`}
        description={t`Working hours. Without a number, those of the tender settings apply.`}
        maxLength={2}
      />
      <FormSwitch name="loadTenders" label={t`Tender truckloads as 204`} />
      <FormSwitch name="billsOfLading" label={t`Tender LTL shipments as 211`} />
      <PartnerElements />
      <FormSwitch name="test" label={t`Test: mark interchanges as tests`} />
      <FormSwitch name="enabled" label={t`Enabled: tender by EDI`} />
    </FormDialog>
  );
}

/** Ids of both sides as in ISA and GS. */
function Ids() {
  return (
    <>
      <Text c="dimmed">
        <Trans>
          Both sides agree on these before the first test. An empty group ID is the same as the interchange ID.
        </Trans>
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <FormTextInput name="ourQualifier" label={t`Your qualifier`} maxLength={2} required />
        <FormTextInput name="ourId" label={t`Your interchange ID`} maxLength={ID_LENGTH} required />
        <FormTextInput name="ourGroupId" label={t`Your group ID`} maxLength={ID_LENGTH} />
        <FormTextInput name="partnerQualifier" label={t`Carrier’s qualifier`} maxLength={2} required />
        <FormTextInput name="partnerId" label={t`Carrier’s interchange ID`} maxLength={ID_LENGTH} required />
        <FormTextInput name="partnerGroupId" label={t`Carrier’s group ID`} maxLength={ID_LENGTH} />
      </SimpleGrid>
    </>
  );
}
