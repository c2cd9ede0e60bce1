import {
  Avatar,
  IconInfoCircle,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  Menu,
  UnstyledButton,
  useComputedColorScheme,
} from '@lading/ui';
import { leavePage, Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GUIDE_PATH } from '../help/guide-path';
import type { HostServices } from '../host/create-host';
import { contributionsOf } from '../registry/contributions';
import { type Session, signOut } from '../session/session';
import { useChooseTheme } from '../session/theme';
import classes from './frame.module.css';
import { RemoteIcon } from './RemoteIcon';

const ICON = { size: 18, stroke: 1.75 };

/** The signed-in user: pages of the remotes about the user, color scheme, sign-out. */
export function UserMenu({ session, services }: { session: Session; services: HostServices }) {
  const { user, permissions, company, demonstration } = session;
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
          {company && <span>{demonstration ? t`${company.name}, demo` : company.name}</span>}
        </div>
        <Menu.Divider />
        {contributionsOf(services.registry, 'userMenu', permissions).map(({ item: { label, path, icon } }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<RemoteIcon path={icon} size={18} fallback={<IconSettings {...ICON} />} />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={GUIDE_PATH} leftSection={<IconInfoCircle {...ICON} />}>
          <Trans>User guide</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={other === 'dark' ? <IconMoon {...ICON} /> : <IconSun {...ICON} />}
          onClick={() => void chooseTheme(other)}
        >
          {other === 'dark' ? t`Use dark colors` : t`Use light colors`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={() => leavePage(() => void signOut())}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
