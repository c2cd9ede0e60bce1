import { DataList, FailureAlert, ShowMore, useSetFilters } from '@lading/mfe-kit';
import { EmptyState, FileDrop, Stack } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Section } from '../../shared/Section';
import type { EdiPartner, Interchange } from '../../shared/types';
import { ACKNOWLEDGMENTS, DIRECTIONS, STATES } from './edi-words';
import { mailboxColumns } from './mailbox-columns';
import { useMailbox, useUploadX12 } from './use-edi';

const MAX_BYTES = 5 * 1024 * 1024;

const InterchangeDialog = lazy(async () => ({ default: (await import('./InterchangeDialog')).InterchangeDialog }));

/** The value, if it is a key of the words. */
function known<K extends string>(words: Record<K, unknown>, value: string | null): K | undefined {
  return value !== null && Object.hasOwn(words, value) ? (value as K) : undefined;
}

/** Every interchange, with its acknowledgment and errors. */
export function Mailbox({ partners }: { partners: readonly EdiPartner[] }) {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const filter = {
    direction: known(DIRECTIONS, search.get('direction')),
    state: known(STATES, search.get('state')),
    acknowledgment: known(ACKNOWLEDGMENTS, search.get('acknowledgment')),
    partnerId: partners.find(({ id }) => id === search.get('partner'))?.id,
  };
  const mailbox = useMailbox(filter);
  const opened = search.get('interchange');
  const open = (interchange: Interchange | null) => setFilters({ interchange: interchange?.id });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const clear = () =>
    setFilters({ direction: undefined, state: undefined, acknowledgment: undefined, partner: undefined });
  return (
    <Section
      title={t`Mailbox`}
      description={t`Files are exchanged with the SFTP server of the carrier, or by a program through the API.`}
    >
      <Upload />
      <DataList
        name="edi-mailbox"
        caption={t`Interchanges`}
        query={mailbox}
        columns={mailboxColumns(open)}
        rows={mailbox.data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ id }) => id}
        filters={{
          label: t`Interchanges`,
          fields: [
            {
              kind: 'choice',
              label: t`Direction`,
              parameter: 'direction',
              value: filter.direction,
              options: Object.entries(DIRECTIONS).map(([value, word]) => ({ value, label: i18n._(word) })),
            },
            {
              kind: 'choice',
              label: t`Status`,
              parameter: 'state',
              value: filter.state,
              options: Object.entries(STATES).map(([value, { word }]) => ({ value, label: i18n._(word) })),
            },
            {
              kind: 'choice',
              label: t`Acknowledgment`,
              parameter: 'acknowledgment',
              value: filter.acknowledgment,
              options: Object.entries(ACKNOWLEDGMENTS).map(([value, { word }]) => ({ value, label: i18n._(word) })),
            },
            {
              kind: 'choice',
              label: t`Carrier`,
              parameter: 'partner',
              value: filter.partnerId,
              options: partners.map(({ id, carrierName }) => ({ value: id, label: carrierName })),
            },
          ],
        }}
        onClearFilters={isFiltered ? clear : undefined}
        empty={
          <EmptyState title={t`No interchanges yet`}>
            <Trans>Tenders appear here when shipments are booked, and files of carriers when they are received.</Trans>
          </EmptyState>
        }
        pager={<ShowMore query={mailbox} />}
      />
      {opened !== null && (
        <Suspense>
          <InterchangeDialog id={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Receives a file by hand, for tests with a carrier. */
function Upload() {
  const upload = useUploadX12();
  return (
    <Stack gap="xs">
      <FileDrop
        label={t`X12 file`}
        maxSize={MAX_BYTES}
        loading={upload.isPending}
        onDrop={([file]) => file && upload.mutate(file)}
      >
        <Trans>X12 file of a carrier, at most 5 MB. It is processed like one that the API received.</Trans>
      </FileDrop>
      {upload.error && <FailureAlert error={upload.error} />}
    </Stack>
  );
}
