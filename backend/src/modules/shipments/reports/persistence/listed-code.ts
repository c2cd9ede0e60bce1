import { createHash } from 'node:crypto';
import type { ListedPart } from '../../domain/shipment-filter.js';

/** Length of `report_shipment.code`, which is ASCII. */
const CODE_LENGTH = 40;

/** A code as `report_shipment` keeps it: cost centers can have any characters, so theirs is a digest. */
export const listedCode = (part: ListedPart, code: string): string =>
  part === 'cost_center' ? createHash('sha256').update(code).digest('hex').slice(0, CODE_LENGTH) : code;
