import type { LiveEvent } from '@lading/mfe-contract';
import { createEventBus } from './event-bus';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createEventBus', () => {
  it('passes server events on by their resource until the listener leaves', async () => {
    const events = createEventBus();
    const seen: LiveEvent[] = [];
    const leave = events.live('shipment', (event) => seen.push(event));
    events.emitLive({ resource: 'shipment', id: 'shp_1' });
    events.emitLive({ resource: 'quote', id: 'qte_1' });
    await settled();
    leave();
    events.emitLive({ resource: 'shipment', id: 'shp_2' });
    await settled();
    expect(seen).toEqual([{ resource: 'shipment', id: 'shp_1' }]);
  });

  it('tells all listeners after a reconnection, each for its resource', async () => {
    const events = createEventBus();
    const seen: LiveEvent[] = [];
    events.live('shipment', (event) => seen.push(event));
    events.live('quote', (event) => seen.push(event));
    events.on('shipment', () => seen.push({ resource: 'not live', id: null }));
    events.emitReconnected();
    await settled();
    expect(seen).toEqual([
      { resource: 'shipment', id: null },
      { resource: 'quote', id: null },
    ]);
  });
});
