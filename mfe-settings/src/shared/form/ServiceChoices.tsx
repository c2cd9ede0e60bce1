import { Checkbox, SimpleGrid } from '@lading/ui';
import { CheckboxSet } from './CheckboxSet';
import { type AccessorialCode, type AccessorialGroup, ACCESSORIALS } from '../trade/accessorials';

const GROUPS: { group: AccessorialGroup; legend: string }[] = [
  { group: 'pickup', legend: 'At pickup' },
  { group: 'delivery', legend: 'At delivery' },
  { group: 'time', legend: 'Time' },
  { group: 'care', legend: 'Care and other' },
];

interface ServiceChoicesProps {
  /** What ticking one means. */
  description: string;
  value: AccessorialCode[];
  error: string | undefined;
  onChange(codes: AccessorialCode[]): void;
}

/** Which of the standard accessorial services are meant. */
export function ServiceChoices({ description, value, error, onChange }: ServiceChoicesProps) {
  return (
    <Checkbox.Group
      label="Services"
      description={description}
      value={value}
      error={error}
      onChange={(codes) => onChange((codes as AccessorialCode[]).sort())}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} mt="xs">
        {GROUPS.map(({ group, legend }) => (
          <CheckboxSet key={group} legend={legend} choices={ACCESSORIALS.filter((service) => service.group === group).map(({ code, name }) => ({ value: code, label: name }))} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
