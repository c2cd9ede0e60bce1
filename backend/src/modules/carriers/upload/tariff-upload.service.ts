import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import type { TariffUploadDto } from '../carriers.dto.js';
import { TariffStore } from '../tariff-store.js';
import { checkTariff, type TariffUpload } from './check-tariff.js';
import { termsMessage, type UploadMessage } from './upload-messages.js';

/** Checks uploaded tariffs and stores them as new versions. */
@Injectable()
export class TariffUploadService {
  constructor(
    private readonly database: Database,
    private readonly store: TariffStore,
  ) {}

  /** Checks a tariff and, unless it is a dry run, stores it in one transaction. @throws TariffInvalid (422) with every error; nothing is stored then */
  async upload(actor: Actor, upload: TariffUpload, dryRun: boolean): Promise<TariffUploadDto> {
    const tariff = await checkTariff(upload);
    const { terms, rowCount, warnings } = tariff;
    if (dryRun) return { tariffId: null, version: null, rows: rowCount, errors: [], warnings: [...warnings] };
    const { tariffId, version, carrier } = await this.database.transaction((tx) =>
      this.store.store(tx, actor.companyId, { ...tariff, createdBy: actor.userId, demo: false }));
    return { tariffId, version, rows: rowCount, errors: [], warnings: [...warnings, ...nameWarnings(terms.carrier.name, carrier.name)] };
  }
}

function nameWarnings(uploaded: string, known: string): UploadMessage[] {
  return uploaded === known ? [] : [termsMessage('/carrier/name', 'CARRIER_NAME_KEPT', `The carrier is known as "${known}"; the name in the terms was not taken over.`)];
}
