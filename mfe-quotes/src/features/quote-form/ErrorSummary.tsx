import { Alert, Anchor, IconAlertTriangle } from '@lading/ui';
import { plural } from '@lingui/core/macro';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFolds } from './folds/folds-context';
import { fieldName } from './values/field-name';
import { fieldId } from '../../shared/form/field-id';
import { inPageOrder, listErrors } from './values/form-errors';
import type { QuoteFormValues } from './values/quote-form-values';
import classes from './result/result-panel.module.css';

/** The sides of an item have one input. */
const SIDE = /(?<=^handlingUnits\.\d+\.)(length|width|height)$/;

/** Problems of a save that failed: those of fields link to them, the rest is in `errors.root.server`. */
export function ErrorSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const { errors, submitCount } = useFormState({ control });
  const { show } = useFolds();
  const issues = inPageOrder(listErrors(errors));
  const rest = errors.root?.server?.message;
  const count = issues.length + (rest ? 1 : 0);
  if (submitCount === 0 || count === 0) return null;
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
                show(path.replace(SIDE, 'length'));
              }}
            >
              {fieldName(path.replace(SIDE, 'dimensions'))}
            </Anchor>
            : {message}
          </li>
        ))}
        {rest && <li>{rest}</li>}
      </ul>
    </Alert>
  );
}
