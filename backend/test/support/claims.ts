import { Database } from '../../src/platform/database/database.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './test-app.js';

/** A claim as a user drafts it. */
export const claimOf = (changes: object = {}) => ({
  kind: 'damage',
  items: [{ description: 'Pumps', pieces: 2, weight: 180 }],
  documentIds: [],
  goodsAmount: 90_000,
  freightAmount: 9_000,
  otherAmount: 1_000,
  description: 'Two crates were crushed.',
  reference: 'RMA-7',
  ...changes,
});

/** Sets when a shipment was picked up and delivered. */
export async function movedFreight(app: TestApp, shipmentId: string, deliveredAt: Date | null): Promise<void> {
  await app
    .get(Database)
    .execute('UPDATE shipment SET picked_up_at = ?, delivered_at = ? WHERE id = ?', [
      new Date('2026-11-16T15:00:00.000Z'),
      deliveredAt,
      shipmentId,
    ]);
}

/** Drafts a claim of a shipment, which was picked up, and returns its id. */
export async function addClaim(app: TestApp, client: ApiClient, shipmentId: string): Promise<string> {
  await movedFreight(app, shipmentId, null);
  return (await client.post(`/api/v1/shipments/${shipmentId}/claims`, claimOf())).body.id;
}
