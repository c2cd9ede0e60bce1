import { ActionIcon, Button, Group, IconPlus, IconTrash, Stack, Table, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import classes from './terms.module.css';

export interface TermColumn {
  key: string;
  label: MessageDescriptor;
}

/** What the rows of a list are called; each is told from the others by its number. */
export interface TermRowsWords {
  /** "fuel steps" */
  all: string;
  /** "fuel step 2" */
  one(number: number): string;
  /** "Add a fuel step" */
  add: string;
  /** "Remove fuel step 2" */
  remove(number: number): string;
}

interface TermRowsProps {
  /** Path of the list in the form. */
  name: string;
  words: TermRowsWords;
  columns: TermColumn[];
  /** What a list without rows means. */
  none: string;
  /** The first row, when its fields are not all empty. */
  first?: object;
  cell(path: string, column: TermColumn, label: string): ReactNode;
}

/** A list of the terms as a table of fields; a new row is a copy of the last one. */
export function TermRows({ name, words, columns, none, first, cell }: TermRowsProps) {
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
          aria-label={words.all}
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
                    {cell(`${name}.${index}.${column.key}`, column, `${i18n._(column.label)}, ${words.one(index + 1)}`)}
                  </Table.Td>
                ))}
                <Table.Td className={classes.remove}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={words.remove(index + 1)}
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
          {words.add}
        </Button>
      </Group>
    </Stack>
  );
}
