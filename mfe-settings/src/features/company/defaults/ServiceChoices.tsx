import { Checkbox, SimpleGrid, Stack } from '@lading/ui';
import { type AccessorialCode, type AccessorialGroup, ACCESSORIALS } from '../../../shared/trade/accessorials';
import classes from './service-choices.module.css';

const GROUPS: { group: AccessorialGroup; legend: string }[] = [
  { group: 'pickup', legend: 'At pickup' },
  { group: 'delivery', legend: 'At delivery' },
  { group: 'time', legend: 'Time' },
  { group: 'care', legend: 'Care and other' },
];

interface ServiceChoicesProps {
  value: AccessorialCode[];
  error: string | undefined;
  onChange(codes: AccessorialCode[]): void;
}

/** Services that every new quote asks for. */
export function ServiceChoices({ value, error, onChange }: ServiceChoicesProps) {
  return (
    <Checkbox.Group
      label="Services"
      description="Ticked on every new quote; whoever makes it can take them out"
      value={value}
      error={error}
      onChange={(codes) => onChange((codes as AccessorialCode[]).sort())}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} mt="xs">
        {GROUPS.map(({ group, legend }) => (
          <fieldset key={group} className={classes.group}>
            <legend>{legend}</legend>
            <Stack gap="xs">
              {ACCESSORIALS.filter((service) => service.group === group).map(({ code, name }) => (
                <Checkbox key={code} value={code} label={name} />
              ))}
            </Stack>
          </fieldset>
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
