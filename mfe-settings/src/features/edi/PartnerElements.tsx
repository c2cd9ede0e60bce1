import { FormSwitch } from '@lading/mfe-kit';
import { Checkbox, SimpleGrid, Stack, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';

const REFERENCES = [
  { value: 'SI', label: msg`SI: shipment` },
  { value: 'BM', label: msg`BM: bill of lading` },
  { value: 'CN', label: msg`CN: PRO number` },
  { value: 'Q1', label: msg`Q1: quote` },
  { value: 'PO', label: msg`PO: purchase order` },
  { value: 'VN', label: msg`VN: sales order` },
  { value: 'CR', label: msg`CR: customer’s reference` },
  { value: 'ZZ', label: msg`ZZ: other reference` },
];
const SEGMENTS = [
  { value: 'K1', label: msg`K1: remarks of a 211` },
  { value: 'NTE', label: msg`NTE: remarks of a 204` },
  { value: 'G62', label: msg`G62: deadline to answer a 204` },
  { value: 'MS3', label: msg`MS3: carrier’s role in a 204` },
];

/** What the guide of the carrier asks for: acknowledgments, references and segments. */
export function PartnerElements() {
  return (
    <Stack gap="xs">
      <FormSwitch name="sendReceipts" label={t`Send interchange acknowledgments (TA1)`} />
      <FormSwitch name="requestReceipts" label={t`Ask the carrier for TA1`} />
      <FormCheckboxGroup name="references" label={t`References (L11)`}>
        <Choices choices={REFERENCES} />
      </FormCheckboxGroup>
      <FormCheckboxGroup name="segments" label={t`Optional segments`}>
        <Choices choices={SEGMENTS} />
      </FormCheckboxGroup>
      <Text c="dimmed" size="sm">
        <Trans>
          Clear what the carrier’s guide does not have. Without remarks, services and instructions do not reach the
          carrier.
        </Trans>
      </Text>
    </Stack>
  );
}

function Choices({ choices }: { choices: typeof REFERENCES }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
      {choices.map(({ value, label }) => (
        <Checkbox key={value} value={value} label={i18n._(label)} />
      ))}
    </SimpleGrid>
  );
}
