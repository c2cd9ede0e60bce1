import { Alert } from '@lading/ui';
import { plural } from '@lingui/core/macro';
import type { BulkQuotes } from '../../../shared/api/types';
import classes from './selection.module.css';

interface RefusedQuotesProps {
  action: 'canceled' | 'copied';
  quotes: BulkQuotes['refused'];
}

/** Selected quotes that an action left as they are, each with the reason. */
export function RefusedQuotes({ action, quotes }: RefusedQuotesProps) {
  const title =
    action === 'canceled'
      ? plural(quotes.length, { one: '# quote could not be canceled', other: '# quotes could not be canceled' })
      : plural(quotes.length, { one: '# quote could not be copied', other: '# quotes could not be copied' });
  return (
    <Alert role="alert" color="amber" variant="light" title={title}>
      <ul className={classes.refused}>
        {quotes.map(({ id, number, message }) => (
          <li key={id}>
            <strong>{number}</strong> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
