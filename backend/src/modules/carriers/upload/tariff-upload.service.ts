import { withReaderMessages } from '../../../platform/request-context.js';
import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import type { TariffUploadDto } from '../carriers.dto.js';
import { TariffStore } from '../tariff-store.js';
import { checkTariff, type TariffUpload } from './check-tariff.js';
import { RatesComparison } from './rates-comparison.js';
import { termsMessage, type UploadMessage } from './upload-messages.js';

/** Validates uploaded tariffs and stores them as new versions. */
@Injectable()
export class TariffUploadService {
  constructor(
    private readonly database: Database,
    private readonly store: TariffStore,
    private readonly differences: RatesComparison,
    private readonly audit: AuditLog,
  ) {}

  /** Validates a tariff and, unless it is a dry run, stores it in one transaction. @throws TariffInvalid (422) with all errors; nothing is stored then */
  async upload(actor: Actor, upload: TariffUpload, dryRun: boolean): Promise<TariffUploadDto> {
    const { companyId, userId } = actor;
    const tariff = await checkTariff(upload);
    const { terms, rowCount, warnings } = tariff;
    if (dryRun)
      return {
        tariffId: null,
        version: null,
        rows: rowCount,
        errors: [],
        warnings: withReaderMessages(warnings),
        difference: await this.differences.of(companyId, tariff),
      };
    const { tariffId, version, carrier } = await this.database.transaction(async (tx) => {
      const stored = await this.store.store(tx, companyId, { ...tariff, createdBy: userId, demo: false });
      const details = { scac: terms.carrier.scac, version: stored.version, effectiveFrom: terms.effectiveFrom };
      await this.audit.record(tx, { companyId, userId, action: 'tariff.uploaded', subject: stored.tariffId, details });
      return stored;
    });
    return {
      tariffId,
      version,
      rows: rowCount,
      errors: [],
      warnings: withReaderMessages([...warnings, ...nameWarnings(terms.carrier.name, carrier.name)]),
      difference: null,
    };
  }
}

function nameWarnings(uploaded: string, known: string): UploadMessage[] {
  return uploaded === known
    ? []
    : [
        termsMessage(
          '/carrier/name',
          'CARRIER_NAME_KEPT',
          english(msg`The carrier is known as "${{ known }}"; the name in the terms was ignored.`),
        ),
      ];
}
