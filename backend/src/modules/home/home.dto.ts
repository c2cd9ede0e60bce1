import {
  HomeCarrierDto,
  HomeExceptionsDto,
  HomeOnTimeDto,
  HomeShipmentsDto,
  HomeSpendDto,
} from '../shipments/index.js';

/** Numbers of work that waits; null without permission. Counted up to 10,001. */
export class HomeNeedsActionDto {
  /** Shipments with an open exception above severity info, or a rejected tender. */
  shipments: number;
  /** Requests that wait for the signed-in user. */
  approvals: number | null;
  /** Quotes whose last offer ends within 24 hours. */
  expiringQuotes: number | null;
  /** Invoices to review. */
  invoices: number | null;
  /** Invoices in dispute with the carrier. */
  disputes: number | null;
}

/** What needs the user today, and how it goes. */
export class HomeDto {
  /** The user's local date. */
  today: string;
  needsAction: HomeNeedsActionDto;
  exceptions: HomeExceptionsDto;
  shipments: HomeShipmentsDto;
  /** By currency; null without permission to see spend. */
  spend: HomeSpendDto[] | null;
  onTime: HomeOnTimeDto;
  /** At most five, those with the most problems first. */
  carriers: HomeCarrierDto[];
}
