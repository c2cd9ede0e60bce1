import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, Group, StatusBadge, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Section } from '../../shared/Section';
import { COMPANY_SECTIONS } from '../../shared/sections';
import { SettingsPage } from '../../shared/SettingsPage';
import type { EdiPartner, EdiSftp } from '../../shared/types';
import { Mailbox } from './Mailbox';
import { useEdiPartners } from './use-edi';

/** Forms are loaded when they are opened. */
const PartnerDialog = lazy(async () => ({ default: (await import('./PartnerDialog')).PartnerDialog }));
const SftpDialog = lazy(async () => ({ default: (await import('./SftpDialog')).SftpDialog }));

/** EDI partners, and the mailbox with every interchange. */
export function EdiPage() {
  const { host } = useRemote();
  const partners = useEdiPartners();
  const [edited, setEdited] = useState<EdiPartner | 'new' | null>(null);
  const [sftpOf, setSftpOf] = useState<string | null>(null);
  const canEdit = host.session.can('carrier.manage');
  return (
    <SettingsPage
      name="edi"
      section={COMPANY_SECTIONS.edi}
      ready={!partners.isPending}
      description={t`Exchange X12 version 4010 with carriers that have no API: tenders, statuses and invoices.`}
      action={
        canEdit && (
          <Button onClick={() => setEdited('new')}>
            <Trans>Add EDI partner</Trans>
          </Button>
        )
      }
    >
      <QueryBoundary
        query={partners}
        loading={t`Loading EDI partners`}
        failed={t`The EDI partners could not be loaded`}
      >
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <EmptyState title={t`No EDI partners yet`}>
                <Trans>
                  Add a carrier that you have rates of and agreed on EDI with. Shipments are then tendered to it by EDI
                  instead of by email.
                </Trans>
              </EmptyState>
            ) : (
              <Section title={t`Partners`}>
                <DataTable
                  caption={t`EDI partners`}
                  columns={canEdit ? [...COLUMNS, actionsOf(setEdited, setSftpOf)] : COLUMNS}
                  rows={items}
                  rowId={({ id }) => id}
                />
              </Section>
            )}
            {items.length > 0 && <Mailbox partners={items} />}
            {edited && (
              <Suspense>
                <PartnerDialog
                  partner={edited === 'new' ? null : edited}
                  partners={items}
                  onClose={() => setEdited(null)}
                />
              </Suspense>
            )}
            {items
              .filter(({ id }) => id === sftpOf)
              .map((partner) => (
                <Suspense key={partner.id}>
                  <SftpDialog partner={partner} onClose={() => setSftpOf(null)} />
                </Suspense>
              ))}
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}

const COLUMNS: Column<EdiPartner>[] = [
  {
    id: 'carrier',
    header: msg`Carrier`,
    cell: ({ carrierName, scac }) => (
      <div>
        <strong>{carrierName}</strong>
        <Text c="dimmed" size="sm">
          {scac}
        </Text>
      </div>
    ),
  },
  {
    id: 'ids',
    header: msg`IDs`,
    cell: ({ ourQualifier, ourId, partnerQualifier, partnerId }) => (
      <div>
        <div>
          <Trans>
            Yours: {ourQualifier} {ourId}
          </Trans>
        </div>
        <div>
          <Trans>
            Carrier: {partnerQualifier} {partnerId}
          </Trans>
        </div>
      </div>
    ),
  },
  { id: 'sets', header: msg`Tenders`, cell: (partner) => setsText(partner) },
  { id: 'transport', header: msg`Transport`, cell: ({ sftp }) => <Transport sftp={sftp} /> },
  { id: 'state', header: msg`Status`, cell: (partner) => <PartnerState partner={partner} /> },
  { id: 'control', header: msg`Last control number`, align: 'right', cell: ({ lastControl }) => lastControl },
];

const actionsOf = (onEdit: (partner: EdiPartner) => void, onSftp: (partnerId: string) => void): Column<EdiPartner> => ({
  id: 'actions',
  header: msg`Actions`,
  cell: (partner) => (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Edit ${partner.carrierName}`}
        onClick={() => onEdit(partner)}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`SFTP server of ${partner.carrierName}`}
        onClick={() => onSftp(partner.id)}
      >
        SFTP
      </Button>
    </Group>
  ),
});

/** How files reach the carrier, and whether the last exchange worked. */
function Transport({ sftp }: { sftp: EdiSftp | null }) {
  if (sftp === null) return <Trans>API</Trans>;
  const { host, enabled, hostKey, error, exchangedAt, refused } = sftp;
  const isFailing = error !== null || refused.length > 0;
  return (
    <div>
      <div>{t`SFTP: ${host}`}</div>
      {!enabled && <StatusBadge tone="neutral">{t`Disabled`}</StatusBadge>}
      {enabled && hostKey === null && <StatusBadge tone="attention">{t`Confirm the host key`}</StatusBadge>}
      {enabled && hostKey !== null && isFailing && (
        <Text size="sm">
          <StatusBadge tone="failed">{t`Failing`}</StatusBadge>{' '}
          {error ?? t`Files that cannot be used: ${refused.length}`}
        </Text>
      )}
      {exchangedAt !== null && (
        <Text c="dimmed" size="sm">
          <Trans>
            Last exchange <DateTimeInZone instant={exchangedAt} />
          </Trans>
        </Text>
      )}
    </div>
  );
}

function setsText({ loadTenders, billsOfLading }: EdiPartner): string {
  if (loadTenders && billsOfLading) return t`204 truckload, 211 LTL`;
  if (loadTenders) return t`204 truckload`;
  return billsOfLading ? t`211 LTL` : t`None`;
}

function PartnerState({ partner: { enabled, test } }: { partner: EdiPartner }) {
  if (!enabled) return <StatusBadge tone="neutral">{t`Disabled`}</StatusBadge>;
  return test ? (
    <StatusBadge tone="attention">{t({ context: 'interchange', message: 'Test' })}</StatusBadge>
  ) : (
    <StatusBadge tone="done">{t`Production`}</StatusBadge>
  );
}
