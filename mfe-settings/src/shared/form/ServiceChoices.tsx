import { type AccessorialCode, type AccessorialGroup, ACCESSORIALS } from '@lading/trade';
import { Checkbox, SimpleGrid } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { CheckboxSet } from './CheckboxSet';

const GROUPS: { group: AccessorialGroup; legend: MessageDescriptor }[] = [
  { group: 'pickup', legend: msg`At pickup` },
  { group: 'delivery', legend: msg`At delivery` },
  { group: 'time', legend: msg`Time` },
  { group: 'care', legend: msg`Care and other` },
];

interface ServiceChoicesProps {
  /** Effect of a selected service. */
  description: string;
  value: AccessorialCode[];
  error: string | undefined;
  onChange(codes: AccessorialCode[]): void;
}

/** Choice of accessorial services. */
export function ServiceChoices({ description, value, error, onChange }: ServiceChoicesProps) {
  return (
    <Checkbox.Group
      label={t`Services`}
      description={description}
      value={value}
      error={error}
      onChange={(codes) => onChange((codes as AccessorialCode[]).sort())}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} mt="xs">
        {GROUPS.map(({ group, legend }) => (
          <CheckboxSet key={group} legend={i18n._(legend)} choices={servicesOf(group)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

const servicesOf = (group: AccessorialGroup) =>
  ACCESSORIALS.filter((service) => service.group === group).map(({ code, name }) => ({
    value: code,
    label: i18n._(name),
  }));
