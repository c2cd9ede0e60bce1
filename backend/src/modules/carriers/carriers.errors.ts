import { DomainError } from '../../platform/http/problems/domain-error.js';
import type { UploadMessage } from './upload/upload-messages.js';

/** An upload with errors: nothing was stored. The problem carries the fields of an upload's answer beside its own (freight.md Annex H). */
export class TariffInvalid extends DomainError {
  constructor({
    rows,
    errors,
    warnings,
  }: {
    rows: number;
    errors: readonly UploadMessage[];
    warnings: readonly UploadMessage[];
  }) {
    const detail = `${errors.length === 1 ? 'One thing is' : `${errors.length} things are`} wrong with the tariff. Nothing was stored.`;
    super('TARIFF_INVALID', 422, detail, undefined, [...errors], { tariffId: null, version: null, rows, warnings });
  }
}
