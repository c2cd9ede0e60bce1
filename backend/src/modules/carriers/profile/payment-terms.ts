import { Injectable } from '@nestjs/common';
import { CARRIER_DEFAULTS } from '../../../kernel/carrier-settings.js';
import type { Transaction } from '../../../platform/database/database.js';
import { readStoredSettings } from '../persistence/carrier.entity.js';
import { CarrierProfilesRepository } from './persistence/carrier-profiles.repository.js';

/** Payment terms of carriers, for other modules. */
@Injectable()
export class CarrierPaymentTerms {
  constructor(private readonly profiles: CarrierProfilesRepository) {}

  /** Days after the invoice until it is due; the default for unknown carriers. */
  async netDays(tx: Transaction, companyId: string, scac: string | null): Promise<number> {
    const carrier = scac === null ? null : await this.profiles.findByScac(tx, companyId, scac);
    const settings = carrier === null ? {} : readStoredSettings(carrier.settings);
    return settings.paymentDays ?? CARRIER_DEFAULTS.paymentDays.value;
  }
}
