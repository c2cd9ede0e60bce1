import { ActionIcon, IconColumns, Menu } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TableLayout } from '../table/use-table-layout';

type Layout<Row extends object> = Pick<TableLayout<Row>, 'offered' | 'columns' | 'toggle' | 'reset'>;

/** Which columns the table has. */
export function TableMenu<Row extends object>({ layout }: { layout: Layout<Row> }) {
  const { offered, columns, toggle, reset } = layout;
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t`Columns`} title={t`Columns`}>
          <IconColumns size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.slice(1).map((column) => (
          <Menu.CheckboxItem key={column.id} checked={columns.includes(column)} onChange={() => toggle(column)}>
            {i18n._(column.header)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={reset}>
          <Trans>Reset columns</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
