import { Button, IconColumns, Menu } from '@lading/ui';
import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { useColumns } from './use-columns';

/** Which columns the table has; the choice stays in this browser. */
export function ColumnsMenu({ offered, shown, toggle, reset }: ReturnType<typeof useColumns>) {
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns size={16} aria-hidden="true" />}>
          <Trans>Columns</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.slice(1).map((column) => (
          <Menu.CheckboxItem key={column.id} checked={shown.includes(column)} onChange={() => toggle(column)}>
            {i18n._(column.label)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={reset}>
          <Trans>Usual columns</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
