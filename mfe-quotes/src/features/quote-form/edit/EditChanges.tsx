import { today } from '@lading/trade';
import { Text } from '@lading/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuoteRequest } from '../../../shared/api/types';
import { describeChanges } from './describe-changes';
import classes from '../quote-form.module.css';
import { quoteForm } from '../values/quote-form-schema';
import type { QuoteFormValues } from '../values/quote-form-values';
import { toRequest } from '../values/to-request';
import { useParsed } from '../result/use-parsed';

/** Differences from the stored request. Saving rates it again. Empty while the form is not valid. */
export function EditChanges({ stored }: { stored: QuoteRequest }) {
  const { control } = useFormContext<QuoteFormValues>();
  const values = useWatch({ control }) as QuoteFormValues;
  const [schema] = useState(() => quoteForm(today(new Date())));
  const parsed = useParsed(schema, values);
  if (!parsed?.output) return null;
  const changes = describeChanges(stored, toRequest(parsed.output, stored));
  if (changes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>No changes yet. Saving re-rates the quote and keeps its offers as an earlier revision.</Trans>
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
