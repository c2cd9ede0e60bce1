import type { Database } from '../../src/platform/database/database.js';

/** Inserts a shipment without the quote, offer and carrier that it refers to. */
export async function insertShipment(database: Database, companyId: string, id: string, number: string): Promise<void> {
  const row = {
    company_id: companyId,
    id,
    number,
    quote_id: id.replace('shp_', 'qte_'),
    offer_id: 'ofr_1',
    carrier_id: 'car_1',
    scac: 'ZZAA',
    carrier_name: 'Example',
    carrier_demo: false,
    mode: 'LTL',
    status: 'booked',
    bol_number: id.slice(-17),
    origin_name: 'Acme',
    origin_city: 'Chicago',
    origin_state: 'IL',
    origin_postal_code: '60601',
    destination_name: 'Acme',
    destination_city: 'Dallas',
    destination_state: 'TX',
    destination_postal_code: '75201',
    pickup_on: '2026-11-23',
    handling_unit_count: 1,
    total_weight: 500,
    total: 20_000,
    currency: 'USD',
    body: '{}',
    created_by: 'usr_1',
    created_at: new Date(),
    updated_at: new Date(),
    pod: 'pending',
    attention: 0,
    exception_kinds: '',
  };
  await database.transaction(async (tx) => {
    await tx.query('SET FOREIGN_KEY_CHECKS = 0');
    await tx.query(
      `INSERT INTO shipment (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).fill('?').join(', ')})`,
      Object.values(row),
    );
    await tx.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}
