import { AccrualsDto } from '../accruals/accruals.dto.js';

/** A closed month. */
export class AccountingPeriodDto {
  /** Such as 2026-11. */
  month: string;
  /** As stored when the month was closed. */
  accruals: AccrualsDto;
  closedBy: string;
  /** UTC instant. */
  closedAt: string;
}

/** Closed months, newest first. */
export class AccountingPeriodListDto {
  items: AccountingPeriodDto[];
}
