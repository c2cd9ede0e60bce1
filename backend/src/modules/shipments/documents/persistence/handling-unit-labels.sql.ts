import { Injectable } from '@nestjs/common';
import { RESTRICTED_PREFIX, serialShippingContainerCode } from '../../../../kernel/identifiers/gs1.js';
import type { Transaction } from '../../../../platform/database/database.js';
import type { LabelUnit } from '../../../documents/index.js';

/** Digits of company prefix and serial together in an SSCC (GS1 General Specifications, section 3.2). */
const PREFIX_AND_SERIAL = 16;

/** Serial shipping container codes (SSCC) of handling units. A unit keeps its code permanently, and no code is used twice. */
@Injectable()
export class HandlingUnitLabelsRepository {
  /** Units 1 to `count` with their codes; assigns missing codes. The caller has locked the shipment. */
  async units(tx: Transaction, companyId: string, shipmentId: string, count: number): Promise<LabelUnit[]> {
    const known = await tx.query<LabelUnit[]>(
      'SELECT unit_number AS number, sscc FROM handling_unit_label WHERE company_id = ? AND shipment_id = ? AND unit_number <= ? ORDER BY unit_number',
      [companyId, shipmentId, count],
    );
    if (known.length === count) return known;
    const [company] = await tx.query<{ prefix: string | null }[]>(
      'SELECT gs1_prefix AS prefix FROM company WHERE id = ?',
      [companyId],
    );
    const codes = await nextCodes(tx, company?.prefix ?? RESTRICTED_PREFIX, count - known.length);
    const added = codes.map((sscc, index): LabelUnit => ({ number: known.length + index + 1, sscc }));
    await tx.query(
      `INSERT INTO handling_unit_label (company_id, shipment_id, unit_number, sscc) VALUES ${added.map(() => '(?, ?, ?, ?)').join(', ')}`,
      added.flatMap(({ number, sscc }) => [companyId, shipmentId, number, sscc]),
    );
    return [...known, ...added];
  }
}

/** When the serials of one extension digit are used up, the next digit follows. */
async function nextCodes(tx: Transaction, prefix: string, count: number): Promise<string[]> {
  const { insertId } = await tx.query<{ insertId: number }>(
    `INSERT INTO sscc_serial (prefix, \`last_value\`) VALUES (?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE \`last_value\` = LAST_INSERT_ID(\`last_value\` + ?)`,
    [prefix, count, count],
  );
  const serials = 10 ** (PREFIX_AND_SERIAL - prefix.length);
  return Array.from({ length: count }, (_, index) => {
    const serial = insertId - count + index + 1;
    return serialShippingContainerCode(Math.floor(serial / serials), prefix, serial % serials);
  });
}
