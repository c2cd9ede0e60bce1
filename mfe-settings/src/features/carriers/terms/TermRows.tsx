import { ActionIcon, Button, Group, IconPlus, IconTrash, Stack, Table, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import classes from './terms.module.css';

export interface TermColumn {
  key: string;
  label: MessageDescriptor;
}

/** Labels of a list and its numbered rows. */
export interface TermRowsLabels {
  /** "fuel steps" */
  all: string;
  /** "fuel step 2" */
  one(number: number): string;
  /** "Add fuel step" */
  add: string;
  /** "Remove fuel step 2" */
  remove(number: number): string;
}

interface TermRowsProps {
  /** Path of the list in the form. */
  name: string;
  labels: TermRowsLabels;
  columns: TermColumn[];
  /** Text for a list without rows. */
  none: string;
  /** Values of the first row, unless all are empty. */
  first?: object;
  cell(path: string, column: TermColumn, label: string): ReactNode;
}

/** A list of the terms as a table of fields. A new row copies the last one. */
export function TermRows({ name, labels, columns, none, first, cell }: TermRowsProps) {
  const { control, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const add = () =>
    append(
      (getValues(name) as object[] | undefined)?.at(-1) ??
        first ??
        Object.fromEntries(columns.map(({ key }) => [key, ''])),
    );
  return (
    <Stack gap="xs">
      {fields.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Table
          className={classes.rows}
          aria-label={labels.all}
          withRowBorders={false}
          verticalSpacing={4}
          horizontalSpacing={4}
        >
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ key, label }) => (
                <Table.Th key={key}>{i18n._(label)}</Table.Th>
              ))}
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map(({ id }, index) => (
              <Table.Tr key={id}>
                {columns.map((column) => (
                  <Table.Td key={column.key} data-label={i18n._(column.label)}>
                    {cell(
                      `${name}.${index}.${column.key}`,
                      column,
                      `${i18n._(column.label)}, ${labels.one(index + 1)}`,
                    )}
                  </Table.Td>
                ))}
                <Table.Td className={classes.remove}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={labels.remove(index + 1)}
                    onClick={() => remove(index)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group>
        <Button variant="default" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={add}>
          {labels.add}
        </Button>
      </Group>
    </Stack>
  );
}
