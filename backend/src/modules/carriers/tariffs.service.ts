import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import type { TariffDto } from './carriers.dto.js';
import { presentTariff } from './carriers.presenter.js';
import { CarriersQueries } from './persistence/carriers.sql.js';
import { RatingContextRepository } from './persistence/rating-context.sql.js';
import { TariffsRepository } from './persistence/tariffs.sql.js';

/** Withdraws and restores tariff versions, their only possible change. */
@Injectable()
export class TariffsService {
  constructor(
    private readonly database: Database,
    private readonly tariffs: TariffsRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly queries: CarriersQueries,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Withdraws a version from rating, or restores it; existing offers do not change. @throws NotFound */
  async setWithdrawn(actor: Actor, id: string, withdrawn: boolean): Promise<TariffDto> {
    await this.database.transaction(async (tx) => {
      const found = await this.tariffs.setWithdrawn(tx, actor.companyId, id, withdrawn ? this.clock.now() : null);
      if (!found) throw new NotFound();
      await this.ratingContexts.markChanged(tx, actor.companyId);
      await this.audit.record(tx, {
        companyId: actor.companyId,
        userId: actor.userId,
        action: withdrawn ? 'tariff.withdrawn' : 'tariff.restored',
        subject: id,
      });
    });
    return presentTariff(await this.queries.tariff(actor, id));
  }
}
