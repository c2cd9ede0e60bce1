import { Injectable } from '@nestjs/common';
import { CARRIER_DEFAULTS } from '../../../kernel/carrier-settings.js';
import type { Country } from '../../../kernel/places/region.js';
import { carrierHolidays } from '../../../kernel/time/carrier-holidays.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readStoredSettings, type StoredCarrierSettings } from '../persistence/carrier.entity.js';
import { RatingContextRepository } from '../persistence/rating-context.sql.js';
import { staleCarrier } from './carrier-profile.errors.js';
import type {
  CarrierHolidayDto,
  CarrierSettingsDto,
  CarrierSettingsValuesDto,
  SaveCarrierSettingsDto,
} from './carrier-settings.dto.js';
import { CarrierProfilesRepository } from './persistence/carrier-profiles.repository.js';

const COUNTRIES: readonly Country[] = ['US', 'CA'];

/** Calendar and fees of a carrier. */
@Injectable()
export class CarrierSettingsService {
  constructor(
    private readonly database: Database,
    private readonly profiles: CarrierProfilesRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async read({ companyId }: Pick<Actor, 'companyId'>, id: string): Promise<CarrierSettingsDto> {
    const carrier = await this.profiles.find(companyId, id);
    if (carrier === null) throw new NotFound();
    const { holidays, closedOn, ...stored } = readStoredSettings(carrier.settings);
    return {
      version: carrier.settingsVersion,
      holidays: holidays ? [...holidays] : null,
      closedOn: [...(closedOn ?? [])],
      cutoff: stored.cutoff ?? null,
      pickupLeadMinutes: stored.pickupLeadMinutes ?? null,
      feeCurrency: stored.feeCurrency ?? null,
      inspectionFee: stored.inspectionFee ?? null,
      attemptedPickupFee: stored.attemptedPickupFee ?? null,
      truckNotUsedFee: stored.truckNotUsedFee ?? null,
      truckNotUsedSameDayFee: stored.truckNotUsedSameDayFee ?? null,
      paymentDays: stored.paymentDays ?? null,
      defaults: { ...CARRIER_DEFAULTS, feeCurrency: { tariffs: await this.profiles.tariffCurrencies(companyId, id) } },
      upcomingHolidays: upcomingHolidays(this.clock.now().toISOString().slice(0, 10)),
    };
  }

  /** Replaces the settings, effective from the next quote. @throws NotFound; Conflict STALE_REVISION */
  async save(actor: Actor, id: string, { version, ...values }: SaveCarrierSettingsDto): Promise<CarrierSettingsDto> {
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      const carrier = await this.profiles.lock(tx, companyId, id);
      if (carrier === null) throw new NotFound();
      if (carrier.settingsVersion !== version) throw staleCarrier();
      await this.profiles.saveSettings(tx, carrier, differing(values));
      await this.audit.record(tx, { companyId, userId, action: 'carrier.settings_changed', subject: carrier.scac });
      await this.ratingContexts.markChanged(tx, companyId);
    });
    return this.read(actor, id);
  }
}

/** Settings without those that have the default. */
function differing({ closedOn, ...values }: CarrierSettingsValuesDto): StoredCarrierSettings {
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)),
    ...(closedOn.length > 0 && { closedOn: closedOn.toSorted() }),
  };
}

function upcomingHolidays(today: string): CarrierHolidayDto[] {
  const year = Number(today.slice(0, 4));
  return COUNTRIES.flatMap((country) =>
    [year, year + 1].flatMap((each) => carrierHolidays(country, each).map(({ on, name }) => ({ country, on, name }))),
  )
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.on.localeCompare(other.on));
}
