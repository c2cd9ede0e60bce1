import { Text } from '@lading/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuoteRequest } from '../../shared/api/types';
import { describeChanges } from './describe-changes';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';
import { toRequest } from './to-request';

/** What differs from the stored request, and that saving rates it again. */
export function EditChanges({ stored }: { stored: QuoteRequest }) {
  const { control } = useFormContext<QuoteFormValues>();
  const values = useWatch({ control }) as QuoteFormValues;
  const changes = describeChanges(stored, toRequest(values, stored));
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Nothing is changed yet. Saving will re-rate the quote; its offers stay as an earlier revision.</Trans>
      </Text>
    );
  return (
    <div>
      <Text size="sm" fw={600}>
        <Plural value={changes.length} one="# change, will re-rate" other="# changes, will re-rate" />
      </Text>
      <ul className={classes.changes}>
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            {label}: <s>{before}</s> {after}
          </li>
        ))}
      </ul>
    </div>
  );
}
