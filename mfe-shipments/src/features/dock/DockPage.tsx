import { LoadFailure, useRemote, useTitle } from '@lading/mfe-kit';
import { ForbiddenState, Page, SkeletonRows, withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { today } from '../../shared/today';
import { keepOffline } from './offline/keep-offline';
import { PickupList } from './PickupList';
import { LoadPickup } from './LoadPickup';
import { QueuePanel } from './QueuePanel';
import type { Queued } from './dock-store';
import { countLabel, draftOf, withEntries } from './loading-draft';
import { findScanned } from './find-scanned';
import { useDay, useDockQueue, useDockStore } from './use-dock';
import { useDrafts } from './use-draft';

/** Dock mode: the pickups of a day, and what was loaded. It works without a connection. */
export function DockPage() {
  const { host } = useRemote();
  useTitle(t`Dock`);
  return host.session.can('shipment.edit') ? <Dock /> : <ForbiddenState />;
}

function Dock() {
  const [search, setSearch] = useSearchParams();
  useEffect(keepOffline, []);
  const store = useDockStore();
  const queue = useDockQueue(store);
  const drafts = useDrafts();
  const date = search.get('date') ?? today();
  const { day, pickups } = useDay(store, date, queue.items);
  const opened = pickups.find(({ shipmentId }) => shipmentId === search.get('shipment'));
  const open = (shipmentId: string | undefined, corrected?: number) =>
    setSearch((current) =>
      withValue(
        withValue(current, 'shipment', shipmentId),
        'correct',
        corrected === undefined ? undefined : String(corrected),
      ),
    );

  /** Opens the shipment of a code and counts the handling unit of a label. Returns false for an unknown code. */
  const scan = (code: string): boolean => {
    const found = findScanned(code, pickups);
    if (!found) return false;
    const { pickup, label } = found;
    if (label) drafts.write(pickup.shipmentId, countLabel(drafts.read(pickup), label.line, label.sscc));
    open(pickup.shipmentId);
    return true;
  };

  /** Fills the form with a refused entry, which the corrected one replaces. */
  const correct = (item: Queued): (() => void) | null => {
    const pickup = pickups.find(({ shipmentId }) => shipmentId === item.shipmentId);
    if (!pickup || item.kind !== 'entry') return null;
    return () => {
      drafts.write(pickup.shipmentId, draftOf(withEntries(pickup, [item.entry])));
      open(pickup.shipmentId, item.seq);
    };
  };

  return (
    <Page name="dock" ready={!day.isPending}>
      {day.isPending && <SkeletonRows rows={5} height={88} label={t`Loading pickups`} />}
      {day.isError && (
        <LoadFailure error={day.error} title={t`The pickups could not be loaded`} onRetry={() => void day.refetch()} />
      )}
      {day.isSuccess && opened && (
        <LoadPickup
          key={`${opened.shipmentId} ${search.get('correct')}`}
          pickup={opened}
          queue={queue}
          replaced={numberOf(search.get('correct'))}
          onScan={scan}
          onClose={() => open(undefined)}
        />
      )}
      {day.isSuccess && !opened && (
        <PickupList date={date} day={day.data} pickups={pickups} onScan={scan} onOpen={open} />
      )}
      <QueuePanel queue={queue} onCorrect={correct} />
    </Page>
  );
}

const numberOf = (text: string | null): number | undefined => (text === null ? undefined : Number(text));
