import { SegmentedControl, Text } from '@lading/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { EQUIPMENT_NAMES, MODE_NAMES } from '../../shared/trade/modes';
import { SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';
import type { Equipment, QuoteFormValues } from './quote-form-values';

const MODES = [{ value: 'auto', label: 'Best fit' }, { value: 'LTL', label: MODE_NAMES.LTL }, { value: 'VLTL', label: MODE_NAMES.VLTL }, { value: 'FTL', label: MODE_NAMES.FTL }];
const TRAILERS = (Object.keys(EQUIPMENT_NAMES) as Equipment[]).map((value) => ({ value, label: EQUIPMENT_NAMES[value] }));

/** How the freight travels; full truckload also asks for the trailer. */
export function ModeFields() {
  const { control } = useFormContext<QuoteFormValues>();
  const [mode, equipment] = useWatch({ control, name: ['mode', 'equipment'] });
  return (
    <div className={classes.dates}>
      <div className={classes.modes} role="group" aria-labelledby="mode-label">
        <Text id="mode-label" fw={500}>
          Mode
        </Text>
        <Controller
          control={control}
          name="mode"
          render={({ field }) => <SegmentedControl aria-labelledby="mode-label" data={MODES} value={field.value} onChange={field.onChange} ref={field.ref} className={classes.modeChoice} />}
        />
      </div>
      {mode === 'FTL' && <SelectField path="equipment" label="Trailer" data={TRAILERS} />}
      {mode === 'FTL' && equipment === 'REEFER' && <TemperatureFields />}
    </div>
  );
}

const DEGREES = [{ value: 'F', label: '°F' }, { value: 'C', label: '°C' }];

/** What the trailer has to keep all the way. */
function TemperatureFields() {
  return (
    <div className={classes.temperature} role="group" aria-label="Temperature to keep">
      <TextField path="temperature.minimum" label="Lowest temperature" placeholder="34" autoComplete="off" />
      <TextField path="temperature.maximum" label="Highest temperature" placeholder="38" autoComplete="off" />
      <SelectField path="temperature.unit" label="Degrees" data={DEGREES} />
    </div>
  );
}
