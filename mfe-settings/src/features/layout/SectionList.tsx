import { useRemote } from '@lading/mfe-kit';
import { NavLink } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import {
  COMPANY_SECTIONS,
  PERSONAL_SECTIONS,
  sectionPath,
  SECTIONS_SLOT,
  type SettingsSection,
} from '../../shared/sections';
import classes from './settings-layout.module.css';

interface SectionLink {
  to: string;
  label: string;
}

/** The sections that the user may open: their own settings, then those of the company and of other remotes. */
export function SectionList({ className }: { className?: string }) {
  const { host } = useRemote();
  const { company, can } = host.session;
  const allowed = (sections: Record<string, SettingsSection>): SectionLink[] =>
    Object.values(sections)
      .filter(({ permission }) => permission === undefined || can(permission))
      .map(({ path, label }) => ({ to: path, label: i18n._(label) }));
  const contributed = host.slotContents(SECTIONS_SLOT).map(({ id, label }) => ({ to: sectionPath(id), label }));
  return (
    <nav className={className} aria-label={t`Settings`}>
      <Group title={t`Personal`} links={allowed(PERSONAL_SECTIONS)} />
      {company && <Group title={t`Company`} links={[...allowed(COMPANY_SECTIONS), ...contributed]} />}
    </nav>
  );
}

function Group({ title, links }: { title: string; links: readonly SectionLink[] }) {
  const id = useId();
  return (
    <div className={classes.group}>
      <p id={id} className={classes.groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {links.map(({ to, label }) => (
          <li key={to}>
            {/* The address of the company profile is the start of the others. */}
            <NavLink to={to} end className={classes.link}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
