import { Button, IconColumns, Menu } from '@lading/ui';
import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { TableLayout } from '../table/use-table-layout';

type Layout<Row extends object> = Pick<
  TableLayout<Row>,
  'offered' | 'columns' | 'isDense' | 'toggle' | 'setDense' | 'reset'
>;

/** Which columns the table has, and how dense its rows are. */
export function TableMenu<Row extends object>({ layout }: { layout: Layout<Row> }) {
  const { offered, columns, isDense, toggle, setDense, reset } = layout;
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns size={16} aria-hidden="true" />}>
          <Trans>Columns</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.slice(1).map((column) => (
          <Menu.CheckboxItem key={column.id} checked={columns.includes(column)} onChange={() => toggle(column)}>
            {i18n._(column.header)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem checked={isDense} onChange={() => setDense(!isDense)}>
          <Trans>Compact rows</Trans>
        </Menu.CheckboxItem>
        <Menu.Item onClick={reset}>
          <Trans>Reset columns</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
