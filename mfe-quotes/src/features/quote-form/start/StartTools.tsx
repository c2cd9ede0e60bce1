import { useRemote } from '@lading/mfe-kit';
import { SegmentedControl } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Controller, useFormContext } from 'react-hook-form';
import type { QuoteFormValues } from '../values/quote-form-values';
import { LikeLastTime } from './LikeLastTime';
import { Templates } from './Templates';

const unitOptions = () => [
  { value: 'imperial', label: t`in, lb` },
  { value: 'metric', label: t`cm, kg` },
];

/** Ways to fill the form at once, and its units. */
export function StartTools({ onSaveTemplate }: { onSaveTemplate(): void }) {
  const { host } = useRemote();
  const { control, getValues } = useFormContext<QuoteFormValues>();
  return (
    <>
      {getValues('revision') === null && host.session.can('quote.read') && <LikeLastTime />}
      <Templates onSave={onSaveTemplate} />
      <Controller
        control={control}
        name="units"
        render={({ field }) => (
          <SegmentedControl
            aria-label={t`Units of measure`}
            size="xs"
            data={unitOptions()}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
          />
        )}
      />
    </>
  );
}
