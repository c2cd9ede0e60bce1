import { SHIPMENT_STATUS } from '../../shared/shipment-status';
import type { ShipmentStatus } from '../../shared/types';
import { stationOf, STATIONS } from './journey';

const statuses = Object.keys(SHIPMENT_STATUS) as ShipmentStatus[];

test('stations never go back along the journey', () => {
  const reached = statuses.map(stationOf).filter((station) => station !== null);
  expect(reached).toEqual([...reached].sort((a, b) => a - b));
  expect(Math.max(...reached)).toBe(STATIONS.length - 1);
});

test.each(['cancelled', 'refused', 'returned', 'lost'] as const)('a %s shipment is off the rail', (status) => {
  expect(stationOf(status)).toBeNull();
});
