import { FreightMap, type MapPoint } from '@lading/map';
import { paths } from '@lading/mfe-contract';
import { ListToolbar, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { EmptyState, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactPlaces } from '../../shared/types';
import { contactQueries } from './contact-queries';
import { contactFilters } from './contact-filters';
import { useContactFilter } from './use-contact-filter';

/** The filtered contacts on a map. */
export function ContactMap() {
  const { api } = useRemote();
  const { filter } = useContactFilter();
  const map = useQuery(contactQueries.map(api, filter));
  return (
    <>
      <ListToolbar filters={contactFilters(filter)} />
      <QueryBoundary query={map} loading={t`Loading map`} failed={t`The map could not be loaded`}>
        {(places) => <Places places={places} />}
      </QueryBoundary>
    </>
  );
}

function Places({ places: { items, more } }: { places: ContactPlaces }) {
  const points = useMemo(() => items.map(pointOf), [items]);
  if (items.length === 0)
    return (
      <EmptyState title={t`No contacts on the map`}>
        <Trans>Contacts are placed by postal code. Add contacts, or try fewer filters.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Text c="dimmed">
        {more ? (
          <Trans>The {items.length} newest contacts, placed by postal code.</Trans>
        ) : (
          <Plural
            value={items.length}
            one="# contact, placed by postal code."
            other="# contacts, placed by postal code."
          />
        )}
      </Text>
      <FreightMap label={t`Map of contacts`} points={points} />
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
