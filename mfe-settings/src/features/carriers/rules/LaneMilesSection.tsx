import { type Column, DataTable, QueryBoundary, useRemote, useSetFilters } from '@lading/mfe-kit';
import { Anchor, Button, EmptyState, formatNumber, Group, TextInput } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DeleteButton } from '../../../shared/DeleteButton';
import { Section } from '../../../shared/Section';
import type { LaneMiles } from '../../../shared/types';
import { ratingRuleQueries } from '../carrier-queries';
import { laneCsv, laneKey, withLanes } from './lane-miles';
import { useChangeLanes } from './use-change-lanes';

const LaneDialog = lazy(async () => ({ default: (await import('./LaneDialog')).LaneDialog }));
const LaneImportDialog = lazy(async () => ({ default: (await import('./LaneImportDialog')).LaneImportDialog }));

const PAGE_ROWS = 20;

const COLUMNS: Column<LaneMiles>[] = [
  { id: 'origin', header: msg`Origin`, cell: ({ origin }) => origin },
  { id: 'destination', header: msg`Destination`, cell: ({ destination }) => destination },
  { id: 'miles', header: msg`Miles`, align: 'right', cell: ({ miles }) => formatNumber(miles) },
];

/** The company's own road miles of lanes, which replace the estimate. */
export function LaneMilesSection() {
  const { api } = useRemote();
  const rules = useQuery(ratingRuleQueries.current(api));
  return (
    <Section
      title={t`Lane miles`}
      description={t`Your own miles for a lane, in one direction. They replace the estimate in new quotes.`}
    >
      <QueryBoundary query={rules} loading={t`Loading lane miles`} failed={t`The lane miles could not be loaded`}>
        {({ laneMiles, laneMilesVersion }) => <Lanes lanes={laneMiles} version={laneMilesVersion} />}
      </QueryBoundary>
    </Section>
  );
}

function Lanes({ lanes, version }: { lanes: readonly LaneMiles[]; version: number }) {
  const canEdit = useRemote().host.session.can('company.manage');
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const [edited, setEdited] = useState<LaneMiles | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const terms = search.get('lanes') ?? '';
  const found = lanes.filter((lane) => laneKey(lane).includes(terms.trim().toUpperCase()));
  return (
    <>
      <Group align="end" justify="space-between">
        <TextInput
          type="search"
          label={t`Search lanes`}
          maxLength={20}
          value={terms}
          onChange={(event) => setFilters({ lanes: event.currentTarget.value || undefined })}
        />
        <Group gap="xs">
          {lanes.length > 0 && (
            <Anchor
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(laneCsv(lanes))}`}
              download="lane-miles.csv"
              underline="always"
            >
              <Trans>Export CSV</Trans>
            </Anchor>
          )}
          {canEdit && (
            <>
              <Button variant="default" onClick={() => setImporting(true)}>
                <Trans>Import CSV</Trans>
              </Button>
              <Button onClick={() => setEdited('new')}>
                <Trans>Add lane</Trans>
              </Button>
            </>
          )}
        </Group>
      </Group>
      {found.length > 0 ? (
        <LaneTable key={terms} lanes={found} onEdit={canEdit ? setEdited : null} />
      ) : (
        <EmptyState title={lanes.length > 0 ? t`No matches` : t`No lane miles yet`}>
          {lanes.length > 0
            ? t`Search by origin or destination.`
            : t`Miles are estimated over the highway network. Add a lane to use the miles that you know.`}
        </EmptyState>
      )}
      <Suspense>
        {edited && (
          <LaneDialog
            key={edited === 'new' ? edited : laneKey(edited)}
            lane={edited === 'new' ? null : edited}
            version={version}
            onClose={() => setEdited(null)}
          />
        )}
        {importing && <LaneImportDialog stored={lanes} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}

function LaneTable({ lanes, onEdit }: { lanes: readonly LaneMiles[]; onEdit: ((lane: LaneMiles) => void) | null }) {
  const [shown, setShown] = useState(PAGE_ROWS);
  const columns = onEdit ? [...COLUMNS, actionsColumn(onEdit)] : COLUMNS;
  return (
    <>
      <DataTable caption={t`Lane miles`} columns={columns} rows={lanes.slice(0, shown)} rowId={laneKey} />
      {lanes.length > shown && (
        <Group justify="center">
          <Button variant="default" onClick={() => setShown(shown + PAGE_ROWS)}>
            {plural(lanes.length, { one: `Show more of # lane`, other: `Show more of # lanes` })}
          </Button>
        </Group>
      )}
    </>
  );
}

const actionsColumn = (onEdit: (lane: LaneMiles) => void): Column<LaneMiles> => ({
  id: 'actions',
  header: msg`Actions`,
  cell: (lane) => <LaneActions lane={lane} onEdit={() => onEdit(lane)} />,
});

function LaneActions({ lane, onEdit }: { lane: LaneMiles; onEdit(): void }) {
  const change = useChangeLanes();
  const name = laneKey(lane);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="compact-sm" variant="default" aria-label={t`Edit ${name}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <DeleteButton
        name={name}
        onDelete={() => change.mutateAsync((stored) => stored.filter((other) => laneKey(other) !== name))}
        onUndo={() => change.mutateAsync((stored) => withLanes(stored, [lane]))}
      />
    </Group>
  );
}
