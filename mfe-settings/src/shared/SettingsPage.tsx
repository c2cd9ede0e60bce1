import { useTitle } from '@lading/mfe-kit';
import { Page, PageHeader } from '@lading/ui';
import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { SettingsSection } from './sections';

interface SettingsPageProps {
  /** Marks the page for tests and measurements. */
  name: string;
  section: SettingsSection;
  ready?: boolean;
  description?: string;
  /** The page's main action. */
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of a section of the settings: title, main action and content. */
export function SettingsPage({ name, section, ready, description, action, children }: SettingsPageProps) {
  const title = i18n._(section.label);
  useTitle(title);
  return (
    <Page name={name} ready={ready}>
      <PageHeader title={title} description={description} action={action} />
      {children}
    </Page>
  );
}
