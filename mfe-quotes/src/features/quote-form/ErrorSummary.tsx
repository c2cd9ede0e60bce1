import { Alert, Anchor, IconAlertTriangle } from '@lading/ui';
import { plural } from '@lingui/core/macro';
import { useFormContext, useFormState } from 'react-hook-form';
import { fieldName } from './field-name';
import { fieldId, focusField } from '../../shared/form/field-id';
import { listErrors } from './form-errors';
import type { QuoteFormValues } from './quote-form-values';
import classes from './result-panel.module.css';

/** After a refused save: everything that is wrong, each with a way to its field. `others` belong to no field. */
export function ErrorSummary({ others }: { others: readonly string[] }) {
  const { control } = useFormContext<QuoteFormValues>();
  const { errors, submitCount } = useFormState({ control });
  const issues = listErrors(errors);
  if (submitCount === 0 || issues.length + others.length === 0) return null;
  const count = issues.length + others.length;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={plural(count, { one: 'Fix 1 problem', other: 'Fix # problems' })}
    >
      <ul className={classes.refused}>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <Anchor
              underline="always"
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {fieldName(path)}
            </Anchor>
            : {message}
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
