import { equipmentOptions, modeOptions } from '@lading/trade';
import { SegmentedControl, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';

/** Mode, and the trailer of a full truckload. */
export function ModeFields() {
  const { control } = useFormContext<QuoteFormValues>();
  const [mode, equipment] = useWatch({ control, name: ['mode', 'equipment'] });
  return (
    <div className={classes.dates}>
      <div className={classes.modes} role="group" aria-labelledby="mode-label">
        <Text id="mode-label" fw={500}>
          <Trans>Mode</Trans>
        </Text>
        <Controller
          control={control}
          name="mode"
          render={({ field }) => (
            <SegmentedControl
              aria-labelledby="mode-label"
              data={[{ value: 'auto', label: t`Best fit` }, ...modeOptions()]}
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
              className={classes.modeChoice}
            />
          )}
        />
      </div>
      {mode === 'FTL' && <SelectField path="equipment" label={t`Trailer`} data={equipmentOptions()} />}
      {mode === 'FTL' && equipment === 'REEFER' && <TemperatureFields />}
    </div>
  );
}

const operationOptions = () => [
  { value: 'continuous', label: t`Continuous` },
  { value: 'cycle', label: t`Cycle` },
];

const DEGREES = [
  { value: 'F', label: '°F' },
  { value: 'C', label: '°C' },
];

/** What the trailer has to keep all the way. */
function TemperatureFields() {
  return (
    <div className={classes.temperature} role="group" aria-label={t`Temperature range`}>
      <TextField path="temperature.min" label={t`Lowest temperature`} placeholder="34" autoComplete="off" />
      <TextField path="temperature.max" label={t`Highest temperature`} placeholder="38" autoComplete="off" />
      <SelectField path="temperature.unit" label={t`Degrees`} data={DEGREES} />
      <SelectField path="temperature.mode" label={t`Reefer unit runs`} data={operationOptions()} />
      <CheckField path="temperature.preCool" label={t`Pre-cool the trailer`} />
    </div>
  );
}
