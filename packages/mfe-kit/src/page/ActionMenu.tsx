import { ActionIcon, IconDots, Menu } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';

/** An entry of an `ActionMenu`: a link or an action. */
export type MenuAction = {
  label: string;
  /** Deletes or cancels something. */
  destructive?: boolean;
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect(): void });

interface ActionMenuProps {
  /** Default "More actions"; name the object if the page has several menus. */
  label?: string;
  actions: readonly MenuAction[];
  /** An action of the menu is running. */
  loading?: boolean;
}

/** Secondary actions behind a button with three dots; nothing without actions. */
export function ActionMenu({ label = t`More actions`, actions, loading = false }: ActionMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={label} title={label} loading={loading}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuEntry key={action.label} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function MenuEntry({ label, destructive = false, to, onSelect }: MenuAction) {
  const color = destructive ? 'var(--lading-failed)' : undefined;
  if (to !== undefined)
    return (
      <Menu.Item component={Link} to={to} c={color}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item onClick={onSelect} c={color}>
      {label}
    </Menu.Item>
  );
}
