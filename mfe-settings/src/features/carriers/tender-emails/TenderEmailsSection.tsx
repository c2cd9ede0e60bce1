import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, Group, KeyValue, SkeletonRows, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Section } from '../../../shared/Section';
import type { TenderSettings } from '../../../shared/types';
import { tenderSettingQueries } from '../carrier-queries';

const EditTenderEmails = lazy(async () => ({ default: (await import('./EditTenderEmails')).EditTenderEmails }));

/** Reply address, rate and response time of tender emails. */
export function TenderEmailsSection() {
  const { host, api } = useRemote();
  const settings = useQuery(tenderSettingQueries.current(api));
  const [editing, form] = useDisclosure();
  return (
    <Section title={t`Tender emails`} description={t`Carriers without an electronic connection get tenders by email.`}>
      <QueryBoundary query={settings} loading={t`Loading settings`} failed={t`The settings could not be loaded`}>
        {(stored) =>
          editing ? (
            <Suspense fallback={<SkeletonRows rows={3} label={t`Loading settings`} />}>
              <EditTenderEmails stored={stored} onSaved={form.close} />
            </Suspense>
          ) : (
            <>
              <KeyValue items={readOnlyItems(stored)} />
              {host.session.can('company.manage') && (
                <Group>
                  <Button variant="default" onClick={form.open}>
                    <Trans>Edit tender emails</Trans>
                  </Button>
                </Group>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function readOnlyItems({ dispatchEmail, showRate, responseHours }: TenderSettings) {
  return [
    { label: t`Replies go to`, value: dispatchEmail ?? t`The user who booked` },
    { label: t`Show the agreed rate`, value: showRate ? t`Yes` : t`No` },
    { label: t`Response time, working hours`, value: String(responseHours) },
  ];
}
