import { NativeSelect, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import classes from './column-mapping.module.css';

interface ColumnMappingProps {
  /** Names of the file's columns, and its first rows. */
  header: readonly string[];
  samples: readonly (readonly string[])[];
  /** Known columns; the label of a required one says so. */
  options: readonly { value: string; label: string }[];
  /** Known columns in the order of the file's columns; '' for those that are not used. */
  mapping: readonly string[];
  /** Labels of required columns that are not chosen. */
  missing: readonly string[];
  onChange(mapping: string[]): void;
}

/** What each column of a file is used for, with values from its first rows. */
export function ColumnMapping({ header, samples, options, mapping, missing, onChange }: ColumnMappingProps) {
  const data = [{ value: '', label: t`Not used` }, ...options];
  return (
    <fieldset className={classes.columns}>
      <legend>
        <Trans>Columns of the file</Trans>
      </legend>
      <div className={classes.grid}>
        {header.map((title, index) => (
          <NativeSelect
            key={`${index} ${title}`}
            label={title || t`Column ${index + 1}`}
            description={samplesOf(samples, index)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={data}
            value={mapping[index]}
            disabled={title === ''}
            data-unused={mapping[index] === '' || undefined}
            onChange={(event) => onChange(mapping.with(index, event.currentTarget.value))}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <Text role="status" mt="xs">
          <Trans>Choose the columns with: {missing.join(', ')}.</Trans>
        </Text>
      )}
    </fieldset>
  );
}

/** Different values of a column, in the order of the rows. */
function samplesOf(samples: readonly (readonly string[])[], index: number): string {
  const values = [...new Set(samples.map((cells) => cells[index] ?? '').filter(Boolean))];
  return values.length === 0 ? t`No values in the first rows` : values.join(' · ');
}
