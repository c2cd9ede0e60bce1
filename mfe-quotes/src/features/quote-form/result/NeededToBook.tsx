import { Anchor, IconCircleCheck } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { missingToBook } from '../values/missing-to-book';
import type { QuoteFormValues } from '../values/quote-form-values';
import classes from './result-panel.module.css';

/** What booking needs beyond the price, each part a way to its first field. */
export function NeededToBook({ onShow }: { onShow(path: string): void }) {
  const { control } = useFormContext<QuoteFormValues>();
  const [mode, stops, intermediates, pickup, handlingUnits] = useWatch({
    control,
    name: ['mode', 'stops', 'intermediates', 'pickup', 'handlingUnits'],
  });
  const missing = missingToBook({ mode, stops, intermediates, pickup, handlingUnits });
  if (missing.length === 0)
    return (
      <p className={classes.needed}>
        <IconCircleCheck size={14} aria-hidden="true" /> <Trans>Ready to book.</Trans>
      </p>
    );
  return (
    <p className={classes.needed}>
      <Trans>Needed to book:</Trans>{' '}
      {missing.map(({ label, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Anchor component="button" type="button" inherit underline="always" onClick={() => onShow(path)}>
            {label}
          </Anchor>
        </span>
      ))}
    </p>
  );
}
