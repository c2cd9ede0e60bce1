import { paths } from '@lading/mfe-contract';
import { IconBuilding, IconChevronDown, IconSettings, Menu, UnstyledButton } from '@lading/ui';
import { leavePage, Link, useLocation, useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { HostServices } from '../host/create-host';
import { useOwnCompanies, useSwitchCompany } from '../session/companies';
import type { Session } from '../session/session';
import { sectionStart } from './current-entry';
import classes from './frame.module.css';

const ICON = { size: 18, stroke: 1.75 };

interface CompanySwitcherProps {
  company: NonNullable<Session['company']>;
  services: HostServices;
  /** Without the link to the page of the user's companies. */
  bare?: boolean;
}

/** The company of the session, and the way into another one. */
export function CompanySwitcher({ company, services, bare = false }: CompanySwitcherProps) {
  const [opened, setOpened] = useState(false);
  const companies = useOwnCompanies(services, opened);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The page may show data of the previous company, so its remote starts anew.
  const change = useSwitchCompany(services, () => void navigate(sectionStart(services.registry, pathname)));
  return (
    <Menu position="bottom-start" width={280} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UnstyledButton className={classes.switcher} aria-label={t`Company: ${company.name}`}>
          <IconBuilding {...ICON} aria-hidden="true" />
          <span>{company.name}</span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {companies.isPending && (
          <Menu.Item disabled>
            <Trans>Loading your companies</Trans>
          </Menu.Item>
        )}
        {companies.isError && (
          <Menu.Item disabled>
            <Trans>Your companies could not be loaded</Trans>
          </Menu.Item>
        )}
        {companies.data && (
          <Menu.RadioGroup value={company.id} onChange={(id) => leavePage(() => change.mutate(id))}>
            {companies.data.map(({ companyId, companyName }) => (
              <Menu.RadioItem key={companyId} value={companyId} disabled={change.isPending}>
                {companyName}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        )}
        {!bare && (
          <>
            <Menu.Divider />
            <Menu.Item component={Link} to={paths.association()} leftSection={<IconSettings {...ICON} />}>
              <Trans>Your companies</Trans>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
