import { paths, type UserSummary } from '@lading/mfe-contract';
import {
  Avatar,
  IconBuilding,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUser,
  Menu,
  UnstyledButton,
  useComputedColorScheme,
} from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HostServices } from '../host/create-host';
import { signOut } from '../session/session';
import { useChooseTheme } from '../session/theme';
import classes from './frame.module.css';

const ICON = { size: 18, stroke: 1.75 };

/** Everything about the signed-in person: own pages, colours, sign-out. */
export function UserMenu({ user, services }: { user: UserSummary; services: HostServices }) {
  const chooseTheme = useChooseTheme(services);
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.topButton} aria-label={t`Your account: ${user.fullName}`}>
          <Avatar size={30} name={user.fullName} color="lagoon" variant="filled" autoContrast alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{user.fullName}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUser {...ICON} />}>
          <Trans>Profile</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to={paths.security()} leftSection={<IconShieldLock {...ICON} />}>
          <Trans>Security</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to={paths.association()} leftSection={<IconBuilding {...ICON} />}>
          <Trans>Your companies</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={other === 'dark' ? <IconMoon {...ICON} /> : <IconSun {...ICON} />}
          onClick={() => void chooseTheme(other)}
        >
          {other === 'dark' ? t`Use dark colors` : t`Use light colors`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
