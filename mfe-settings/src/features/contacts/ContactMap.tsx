import { FreightMap, type MapPoint } from '@lading/map';
import { paths } from '@lading/mfe-contract';
import { QueryBoundary } from '@lading/mfe-kit';
import { EmptyState, Text, useDebouncedValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ContactPlaces } from '../../shared/types';
import { useContactFilter } from './contact-filter';
import { ContactFilters } from './ContactFilters';
import { useContactMap } from './use-contacts';

/** The contacts of the list where they are. */
export function ContactMap() {
  const [filter, setFilter] = useContactFilter();
  const [q] = useDebouncedValue(filter.q, 200);
  const map = useContactMap({ ...filter, q });
  return (
    <>
      <ContactFilters filter={filter} onChange={setFilter} />
      <QueryBoundary query={map} loading={t`Loading the map`} failed={t`The map could not be loaded`}>
        {(places) => <Places places={places} />}
      </QueryBoundary>
    </>
  );
}

function Places({ places: { items, more } }: { places: ContactPlaces }) {
  const points = useMemo(() => items.map(pointOf), [items]);
  if (items.length === 0)
    return (
      <EmptyState title={t`No contact to show`}>
        <Trans>Contacts are on the map by their postal code. Search for fewer words, or take out a filter.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Text c="dimmed">
        {more ? (
          <Trans>The {items.length} newest contacts, each in the middle of its postal code.</Trans>
        ) : (
          <Plural
            value={items.length}
            one="# contact, in the middle of its postal code."
            other="# contacts, each in the middle of its postal code."
          />
        )}
      </Text>
      <FreightMap label={t`Where the contacts are`} points={points} />
    </>
  );
}

const pointOf = ({ id, name, city, state, latitude, longitude }: ContactPlaces['items'][number]): MapPoint => ({
  id,
  kind: 'stop',
  position: [longitude, latitude],
  label: `${name}, ${city}, ${state}`,
  to: `${paths.contacts()}?q=${encodeURIComponent(name)}`,
});
