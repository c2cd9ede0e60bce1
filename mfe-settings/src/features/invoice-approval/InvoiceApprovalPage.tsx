import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { ForbiddenState } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../shared/Section';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import { InvoiceApprovalForm } from './InvoiceApprovalForm';
import { invoiceSettingQueries } from './invoice-settings-queries';

/** Tolerance of the comparison of invoices, and whether those within it are approved automatically. */
export function InvoiceApprovalPage() {
  const { api, host } = useRemote();
  const isAllowed = host.session.can('invoice.manage');
  const settings = useQuery({ ...invoiceSettingQueries.current(api), enabled: isAllowed });
  if (!isAllowed) return <ForbiddenState />;
  return (
    <SettingsPage
      name="invoice-approval"
      section={COMPANY_SECTIONS.invoices}
      ready={!settings.isPending}
      description={t`How much an invoice may exceed the booking. Applies to invoices from now on, and to open ones when they are opened.`}
    >
      <Section label={t`Invoice approval`}>
        <QueryBoundary query={settings} loading={t`Loading settings`} failed={t`The settings could not be loaded`}>
          {(stored) => <InvoiceApprovalForm stored={stored} />}
        </QueryBoundary>
      </Section>
    </SettingsPage>
  );
}
