import { queryOptions } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { FeatureCollection } from 'geojson';

/** What lies under every map: the states of the US, and Canada and Mexico beside them. */
export interface Outlines {
  states: FeatureCollection;
  neighbours: FeatureCollection;
}

/** Loads the outlines, which no other page needs; scripts/make-outlines.mjs writes them. */
async function loadOutlines(): Promise<Outlines> {
  const { default: file } = await import('./north-america.json', { with: { type: 'json' } });
  const topology = file as unknown as Topology<{ states: GeometryCollection; neighbours: GeometryCollection }>;
  return {
    states: feature(topology, topology.objects.states),
    neighbours: feature(topology, topology.objects.neighbours),
  };
}

export const outlinesOptions = queryOptions({ queryKey: ['map-outlines'], queryFn: loadOutlines, staleTime: Infinity });
