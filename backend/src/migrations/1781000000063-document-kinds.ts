import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  'BOL',
  'LABELS',
  'RATE_CONFIRMATION',
  'COMMERCIAL_INVOICE',
  'POD',
  'WEIGHT_INSPECTION',
  'OTHER',
  'CARRIER_BOL',
  'CARRIER_LABELS',
];
const ADDED = [
  'CUSTOMS_INVOICE',
  'INVOICE',
  'FREIGHT_BILL',
  'INSPECTION',
  'DIMENSIONS',
  'SCALE_TICKET',
  'PHOTO',
  'LUMPER_RECEIPT',
  'DETENTION_RECEIPT',
  'LETTER_OF_AUTHORITY',
  'CUSTOMS',
  'FDA',
  'HAZMAT',
  'SAFETY_DATA_SHEET',
  'PACKING_SLIP',
  'SPEC_SHEET',
  'CATALOG_PAGE',
  'INSURANCE',
  'QUOTE',
  'CONTRACT',
  'RULES_TARIFF',
  'DISCOUNTS',
  'FUEL_TABLE',
  'STATEMENT',
  'RESIDENTIAL',
  'CORRESPONDENCE',
];

/** All document types of the DSDC standards. Uploading became a permission of its own, which API keys that could upload keep. */
export class DocumentKinds1781000000063 implements MigrationInterface {
  name = 'DocumentKinds1781000000063';

  async up(runner: QueryRunner): Promise<void> {
    await allowKinds(runner, [...BEFORE, ...ADDED]);
    await runner.query(`
      UPDATE api_key SET permissions = JSON_ARRAY_APPEND(permissions, '$', 'document.upload')
       WHERE JSON_CONTAINS(permissions, '"shipment.edit"') AND NOT JSON_CONTAINS(permissions, '"document.upload"')`);
  }

  /** Fails when there are documents of other kinds; the version before cannot show them. */
  async down(runner: QueryRunner): Promise<void> {
    await allowKinds(runner, BEFORE);
    await runner.query(`
      UPDATE api_key SET permissions = JSON_REMOVE(permissions, JSON_UNQUOTE(JSON_SEARCH(permissions, 'one', 'document.upload')))
       WHERE JSON_CONTAINS(permissions, '"document.upload"')`);
  }
}

async function allowKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const constraints = (await runner.query(
    `SELECT 1 FROM information_schema.table_constraints
      WHERE constraint_schema = DATABASE() AND table_name = 'document' AND constraint_name = 'ck_document_kind'`,
  )) as unknown[];
  if (constraints.length > 0) await runner.query('ALTER TABLE document DROP CONSTRAINT ck_document_kind');
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await runner.query(`ALTER TABLE document ADD CONSTRAINT ck_document_kind CHECK (kind IN (${list}))`);
}
