import { type Column, DataTable } from '@lading/mfe-kit';
import { NativeSelect } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SheetKind } from '../terms/terms-document';
import type { ChosenSheet } from './chosen-sheet';
import { rateColumns } from './rate-columns';
import classes from './upload.module.css';

interface ColumnMappingProps {
  sheet: ChosenSheet;
  kind: SheetKind;
  onMapping(mapping: string[]): void;
}

interface FileColumn {
  index: number;
  name: string;
}

/** Maps the columns of the file; sample values help to recognize them. */
export function ColumnMapping({ sheet: { head, mapping }, kind, onMapping }: ColumnMappingProps) {
  const options = [
    { value: '', label: t`Not used` },
    ...rateColumns(kind).map(({ name, meaning }) => ({ value: name, label: `${name}: ${i18n._(meaning)}` })),
  ];
  const columns: Column<FileColumn>[] = [
    { id: 'column', header: msg`Column`, cell: ({ name }) => <strong>{name}</strong> },
    {
      id: 'samples',
      header: msg`Sample values`,
      cell: ({ index }) => (
        <div className={classes.sample}>{head.samples.map((cells) => cells[index] || '–').join(', ')}</div>
      ),
    },
    {
      id: 'mapping',
      header: msg`Maps to`,
      cell: ({ index, name }) => (
        <NativeSelect
          aria-label={t`${name} maps to`}
          data={options}
          value={mapping[index]}
          onChange={(event) => onMapping(mapping.with(index, event.currentTarget.value))}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t`Columns of the file`}
      columns={columns}
      rows={head.columns.map((name, index) => ({ index, name: name || t`Column ${index + 1}` }))}
      rowId={({ index }) => String(index)}
    />
  );
}
