import { Checkbox, Stack } from '@lading/ui';
import classes from './checkbox-set.module.css';

interface CheckboxSetProps {
  legend: string;
  choices: { value: string; label: string }[];
}

/** A set of checkboxes inside a `Checkbox.Group`; nothing without choices. */
export function CheckboxSet({ legend, choices }: CheckboxSetProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.set}>
      <legend>{legend}</legend>
      <Stack gap="xs">
        {choices.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} />
        ))}
      </Stack>
    </fieldset>
  );
}
