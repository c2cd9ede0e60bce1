import { type AccessorialGroup, ACCESSORIALS } from '@lading/trade';
import { Checkbox, SimpleGrid } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';
import { CheckboxSet } from './CheckboxSet';

const GROUPS: { group: AccessorialGroup; legend: MessageDescriptor }[] = [
  { group: 'pickup', legend: msg`At pickup` },
  { group: 'delivery', legend: msg`At delivery` },
  { group: 'time', legend: msg`Time` },
  { group: 'care', legend: msg`Handling and other` },
];

interface ServiceChoicesProps {
  /** Name of the field in the form: a list of codes. */
  name: string;
  /** Effect of a selected service. */
  description: string;
}

/** Choice of accessorial services in the surrounding form. */
export function ServiceChoices({ name, description }: ServiceChoicesProps) {
  const { field, fieldState } = useController({ name });
  return (
    <Checkbox.Group
      label={t`Services`}
      description={description}
      value={field.value}
      error={fieldState.error?.message}
      onChange={(codes) => field.onChange(codes.sort())}
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
