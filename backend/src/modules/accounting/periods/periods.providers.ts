import { AccrualsController } from '../accruals/accruals.controller.js';
import { AccrualsService } from '../accruals/accruals.service.js';
import { PeriodsController } from './periods.controller.js';
import { PeriodsService } from './periods.service.js';
import { AccountingPeriodEntity } from './persistence/accounting-period.entity.js';
import { AccountingPeriodsRepository } from './persistence/accounting-periods.repository.js';

/** Providers of accruals and of closing months. */
export const PERIODS = [AccrualsService, AccountingPeriodsRepository, PeriodsService];
export const PERIOD_CONTROLLERS = [AccrualsController, PeriodsController];
export const PERIOD_ENTITIES = [AccountingPeriodEntity];
