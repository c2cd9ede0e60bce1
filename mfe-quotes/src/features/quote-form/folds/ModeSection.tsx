import { equipmentOptions, modeOptions } from '@lading/trade';
import { SegmentedControl, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../fields/fields';
import { IntermediateStops } from '../lane/IntermediateStops';
import classes from '../quote-form.module.css';
import type { QuoteFormValues } from '../values/quote-form-values';

/** Mode, and for a full truckload its trailer, temperature and stops on the way. */
export function ModeSection() {
  const { control } = useFormContext<QuoteFormValues>();
  const [mode, equipment] = useWatch({ control, name: ['mode', 'equipment'] });
  return (
    <>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => (
          <SegmentedControl
            aria-label={t`Mode`}
            data={[{ value: 'auto', label: t`Best fit` }, ...modeOptions()]}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            className={classes.modeChoice}
          />
        )}
      />
      {mode === 'FTL' ? (
        <>
          <div className={classes.few}>
            <SelectField path="equipment" label={t`Trailer`} data={equipmentOptions()} />
          </div>
          {equipment === 'REEFER' && <TemperatureFields />}
          <IntermediateStops />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>Choose Full truckload to select a trailer and add stops.</Trans>
        </Text>
      )}
    </>
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
    <div className={classes.few} role="group" aria-label={t`Temperature range`}>
      <TextField path="temperature.min" label={t`Lowest temperature`} placeholder="34" autoComplete="off" />
      <TextField path="temperature.max" label={t`Highest temperature`} placeholder="38" autoComplete="off" />
      <SelectField path="temperature.unit" label={t`Degrees`} data={DEGREES} />
      <SelectField path="temperature.mode" label={t`Reefer unit runs`} data={operationOptions()} />
      <CheckField path="temperature.preCool" label={t`Pre-cool the trailer`} />
    </div>
  );
}
