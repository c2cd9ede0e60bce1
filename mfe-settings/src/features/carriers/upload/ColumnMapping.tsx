import { NativeSelect } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Column, Records } from '../../../shared/Records';
import type { SheetKind } from '../terms/terms-document';
import type { ChosenSheet } from './chosen-sheet';
import { rateColumns } from './rate-columns';
import classes from './upload.module.css';

interface ColumnMappingProps {
  sheet: ChosenSheet;
  kind: SheetKind;
  onMapping(mapping: string[]): void;
}

/** For each column of the file what it holds, with the first values as a reminder. */
export function ColumnMapping({ sheet: { head, mapping }, kind, onMapping }: ColumnMappingProps) {
  const options = [
    { value: '', label: t`Not used` },
    ...rateColumns(kind).map(({ name, meaning }) => ({ value: name, label: `${name}: ${i18n._(meaning)}` })),
  ];
  const nameOf = (index: number) => head.columns[index] || t`Column ${index + 1}`;
  const columns: Column<number>[] = [
    { name: msg`Column of the file`, cell: (index) => <strong>{nameOf(index)}</strong> },
    {
      name: msg`First values`,
      cell: (index) => (
        <div className={classes.sample}>{head.samples.map((cells) => cells[index] || '–').join(', ')}</div>
      ),
    },
    {
      name: msg`Holds`,
      cell: (index) => (
        <NativeSelect
          aria-label={t`What ${nameOf(index)} holds`}
          data={options}
          value={mapping[index]}
          onChange={(event) => onMapping(mapping.with(index, event.currentTarget.value))}
        />
      ),
    },
  ];
  return (
    <Records
      caption={t`Columns of the file`}
      columns={columns}
      rows={head.columns.map((_, index) => index)}
      keyOf={String}
    />
  );
}
