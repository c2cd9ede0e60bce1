import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ExceptionsService } from '../exceptions/exceptions.service.js';
import { ShipmentOverviewQueries } from '../list/persistence/shipment-overview.sql.js';
import { UserToday } from '../list/persistence/user-today.sql.js';
import { presentCounts } from '../list/shipment-list.presenter.js';
import type { HomeCarrierDto, HomeExceptionsDto, HomeOnTimeDto, HomeShipmentsDto, HomeSpendDto } from './home.dto.js';
import { homePeriods, type HomePeriods } from './home-periods.js';
import { type CarrierFigures, countedInvoices, HomeSpendQueries } from './persistence/home-spend.sql.js';

/** What the home page shows of shipments and invoices. */
export interface HomeOfShipments {
  today: string;
  exceptions: HomeExceptionsDto;
  shipments: HomeShipmentsDto;
  /** Null without permission to see prices. */
  invoices: { review: number; disputed: number } | null;
  /** Null without permission to see spend. */
  spend: HomeSpendDto[] | null;
  onTime: HomeOnTimeDto;
  carriers: HomeCarrierDto[];
}

const EXCEPTIONS = 5;
const CARRIERS = 5;
@Injectable()
export class ShipmentHome {
  constructor(
    private readonly userToday: UserToday,
    private readonly overview: ShipmentOverviewQueries,
    private readonly exceptions: ExceptionsService,
    private readonly figures: HomeSpendQueries,
  ) {}

  /** Takes four statements. */
  async read(actor: Actor): Promise<HomeOfShipments> {
    const { companyId, userId, permissions } = actor;
    const seesInvoices = permissions.has('price.read');
    const today = await this.userToday.of(userId);
    const periods = homePeriods(today);
    const [counts, { items, nextCursor }, figures] = await Promise.all([
      this.overview.countsOn(actor, today, seesInvoices ? countedInvoices(companyId) : []),
      this.exceptions.list(actor, { limit: EXCEPTIONS }),
      this.figures.byCarrier(companyId, periods),
    ]);
    return {
      today,
      exceptions: { items, more: nextCursor !== null },
      shipments: presentCounts(counts),
      invoices: seesInvoices ? { review: counts.get('review') ?? 0, disputed: counts.get('disputed') ?? 0 } : null,
      spend: permissions.has('spend.read') ? spendOf(figures) : null,
      onTime: onTimeOf(figures, periods),
      carriers: carriersWithTrouble(figures),
    };
  }
}

/** By currency, the one with the highest spend first. */
function spendOf(figures: readonly CarrierFigures[]): HomeSpendDto[] {
  return [...Map.groupBy(figures, ({ currency }) => currency)]
    .map(([currency, rows]) => ({
      currency,
      thisMonth: sum(rows, 'thisMonth'),
      quotedThisMonth: sum(rows, 'quotedThisMonth'),
      lastMonth: sum(rows, 'lastMonth'),
    }))
    .filter(({ thisMonth, lastMonth }) => thisMonth + lastMonth > 0)
    .sort((left, right) => right.thisMonth + right.lastMonth - left.thisMonth - left.lastMonth);
}

function onTimeOf(rows: readonly CarrierFigures[], { today, recentStart }: HomePeriods): HomeOnTimeDto {
  return {
    from: recentStart,
    to: today,
    pickups: sum(rows, 'pickups'),
    pickupsOnTime: sum(rows, 'pickupsOnTime'),
    deliveries: sum(rows, 'deliveries'),
    deliveriesOnTime: sum(rows, 'deliveriesOnTime'),
  };
}

/** The most problems first. */
function carriersWithTrouble(figures: readonly CarrierFigures[]): HomeCarrierDto[] {
  return [...Map.groupBy(figures, ({ scac }) => scac)]
    .map(([scac, rows]) => ({
      scac,
      name: rows[0]!.carrierName,
      deliveries: sum(rows, 'deliveries'),
      lateDeliveries: sum(rows, 'deliveries') - sum(rows, 'deliveriesOnTime'),
      latePickups: sum(rows, 'pickups') - sum(rows, 'pickupsOnTime'),
      rejectedTenders: sum(rows, 'tenders') - sum(rows, 'tendersAccepted'),
    }))
    .filter((carrier) => problemsOf(carrier) > 0)
    .sort((left, right) => problemsOf(right) - problemsOf(left))
    .slice(0, CARRIERS);
}

const problemsOf = ({ lateDeliveries, latePickups, rejectedTenders }: HomeCarrierDto): number =>
  lateDeliveries + latePickups + rejectedTenders;

function sum(
  rows: readonly CarrierFigures[],
  name: Exclude<keyof CarrierFigures, 'scac' | 'carrierName' | 'currency'>,
): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
