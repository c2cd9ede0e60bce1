import { UnstyledButton } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RatingWarning } from '../../../shared/api/types';
import { WarningList } from '../../../shared/freight/WarningList';
import type { QuoteFormValues } from '../values/quote-form-values';
import classes from './result-panel.module.css';

/** Warnings shown before the rest is asked for. */
const FIRST = 2;

/** Warnings before booking; the first ones at once, so that offers stay in view. */
export function LiveWarnings({ warnings, onShow }: { warnings: RatingWarning[]; onShow(pointer: string): void }) {
  const { setValue } = useFormContext<QuoteFormValues>();
  const [all, setAll] = useState(false);
  const rest = warnings.length - FIRST;
  if (warnings.length === 0) return null;
  return (
    <div className={classes.warnings}>
      <WarningList
        warnings={all ? warnings : warnings.slice(0, FIRST)}
        onShow={onShow}
        onProposed={({ on, readyFrom, closeAt }) => {
          const pickup = { on, readyFrom: readyFrom ?? '', closeAt: closeAt ?? '' };
          setValue('pickup', pickup, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {rest > 0 && (
        <UnstyledButton className={classes.link} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer warnings` : plural(rest, { one: 'Show # more warning', other: 'Show # more warnings' })}
        </UnstyledButton>
      )}
    </div>
  );
}
