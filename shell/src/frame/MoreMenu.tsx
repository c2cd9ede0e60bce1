import type { NavItem } from '@lading/mfe-contract';
import { IconDots, IconPackage, Menu, UnstyledButton } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { Trans } from '@lingui/react/macro';
import classes from './frame.module.css';
import type { RailEntry } from './RailLink';
import { RemoteIcon } from './RemoteIcon';

/** On phones, the entries that do not fit in the bar. */
export function MoreMenu({ entries, current }: { entries: readonly RailEntry[]; current?: NavItem }) {
  const isCurrent = entries.some(({ item }) => item === current);
  return (
    <Menu position="top-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.railLink} data-active={isCurrent || undefined}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
          <span>
            <Trans>More</Trans>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ item }) => (
          <Menu.Item
            key={item.path}
            component={Link}
            to={item.path}
            aria-current={item === current ? 'page' : undefined}
            leftSection={<RemoteIcon path={item.icon} size={18} fallback={<IconPackage size={18} />} />}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
