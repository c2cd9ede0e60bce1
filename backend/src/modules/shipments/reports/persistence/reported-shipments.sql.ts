import { Injectable } from '@nestjs/common';
import type { ReclassCode } from '../../../../kernel/freight-item.js';
import { columnsOf, entityRow } from '../../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { ArchivedRows } from '../../../archive/index.js';
import { OfferEntity } from '../../../offers/index.js';
import { termsAndItems } from '../../charges/invoices/persistence/invoices-to-code.sql.js';
import type { ExceptionKind } from '../../domain/exception-kinds.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';
import { CostCenters, type ShipmentToDivide } from '../cost-centers.js';
import type { ReportedClaim, ReportedInvoice, ReportedShipment, ReportedTender } from '../domain/report-day.js';

const KEYS = [
  'id',
  'scac',
  'carrierName',
  'mode',
  'currency',
  'status',
  'originName',
  'originState',
  'originCity',
  'originPostalCode',
  'destinationName',
  'destinationState',
  'destinationPostalCode',
  'pickupOn',
  'promisedOn',
  'pickedUpAt',
  'deliveredAt',
  'total',
  'body',
  'archived',
  'createdBy',
] as const;

type ShipmentRow = Pick<ShipmentEntity, (typeof KEYS)[number]>;
/** A row of something that belongs to a shipment. */
type Of<T> = T & { shipmentId: string };
type QuotedRow = Of<{ quoted: number; revision: number; co2eKg: string | number | null }>;
type OfferRow = Of<{ total: number }>;
type ChangeRow = Of<{ reclass: number; reweigh: number }>;
type InvoiceRow = Of<{ total: number; agreedTotal: number; isAccurate: number }>;

const OF_DAY = 'shipment s FORCE INDEX (ix_shipment_pickup)';
const WHERE = 's.company_id = ? AND s.pickup_on = ?';

/** Reads what happened to the shipments of a day, each statement from the index of pickup dates. */
@Injectable()
export class ReportedShipmentsQueries {
  constructor(
    private readonly archived: ArchivedRows,
    private readonly costCenters: CostCenters,
  ) {}

  /** Shipments with this booked pickup date. */
  async ofDay(tx: Transaction, companyId: string, shipOn: string): Promise<ReportedShipment[]> {
    const day = [companyId, shipOn];
    const shipments = await tx.query<ShipmentRow[]>(
      `SELECT ${columnsOf(ShipmentEntity, 's', KEYS)} FROM ${OF_DAY} WHERE ${WHERE}`,
      day,
    );
    if (shipments.length === 0) return [];
    const quoted = byShipment(await tx.query<QuotedRow[]>(QUOTED, day));
    const offers = byShipment(await tx.query<OfferRow[]>(OFFERS, day));
    const invoices = byShipment(await tx.query<InvoiceRow[]>(INVOICES, day));
    const tenders = byShipment(await tx.query<Of<ReportedTender>[]>(TENDERS, day));
    const exceptions = byShipment(await tx.query<Of<{ kind: ExceptionKind }>[]>(EXCEPTIONS, day));
    const claims = byShipment(await tx.query<Of<ReportedClaim>[]>(CLAIMS, day));
    const changes = byShipment(await tx.query<ChangeRow[]>(CHANGES, day));
    const approved = byShipment(await tx.query<Of<{ id: string }>[]>(APPROVED, day));
    await this.addArchived(companyId, shipments, quoted, offers);
    const divided = await this.costCenters.of(
      tx,
      companyId,
      shipments.filter(({ status }) => status !== 'cancelled').map((row) => toDivide(row, approved.get(row.id) ?? [])),
    );
    return shipments.map(({ id, total, body, archived: _archived, ...shipment }) => {
      const { timeZones, lines } = SHIPMENT_BODY.read(body);
      const [offer] = quoted.get(id) ?? [];
      return {
        ...shipment,
        id,
        originTimeZone: timeZones[0] ?? 'UTC',
        destinationTimeZone: timeZones.at(-1) ?? 'UTC',
        booked: toSafeInteger(total),
        quoted: offer === undefined ? null : toSafeInteger(offer.quoted),
        co2eGrams: Math.round(Number(offer?.co2eKg ?? 0) * 1_000),
        offers: (offers.get(id) ?? []).map((row) => toSafeInteger(row.total)),
        charges: lines.map(({ code, amount }) => ({ code, amount: amount.amount })),
        invoices: (invoices.get(id) ?? []).map(toInvoice),
        tenders: tenders.get(id) ?? [],
        exceptions: (exceptions.get(id) ?? []).map(({ kind }) => kind),
        claims: (claims.get(id) ?? []).map(toClaim),
        isReclassed: (changes.get(id) ?? []).some(({ reclass }) => Boolean(reclass)),
        costCenters: divided.get(id) ?? null,
        isReweighed: (changes.get(id) ?? []).some(({ reweigh }) => Boolean(reweigh)),
      };
    });
  }

  /** Unbooked offers of archived shipments, so that a day keeps its figures when it is computed again. */
  private async addArchived(
    companyId: string,
    shipments: readonly Pick<ShipmentEntity, 'id' | 'currency' | 'archived'>[],
    quoted: ReadonlyMap<string, QuotedRow[]>,
    offers: Map<string, OfferRow[]>,
  ): Promise<void> {
    for (const { id, currency } of shipments.filter(({ archived }) => archived)) {
      const revision = quoted.get(id)?.[0]?.revision;
      const rows = await this.archived.of(companyId, id, 'offer');
      const compared = rows
        .map((row) => entityRow(OfferEntity, row))
        .filter((offer) => offer.revision === revision && offer.currency === currency);
      const unbooked = compared.map(({ total }) => ({ shipmentId: id, total }));
      offers.set(id, [...(offers.get(id) ?? []), ...unbooked]);
    }
  }
}

/** The booked offer. */
const QUOTED = `SELECT s.id AS shipmentId, o.total AS quoted, o.revision, JSON_EXTRACT(o.body, '$.co2e.kg') AS co2eKg
  FROM ${OF_DAY} STRAIGHT_JOIN offer o FORCE INDEX (PRIMARY) ON o.company_id = s.company_id AND o.id = s.offer_id WHERE ${WHERE}`;

const OFFERS = `SELECT s.id AS shipmentId, o.total FROM ${OF_DAY}
  STRAIGHT_JOIN offer b FORCE INDEX (PRIMARY) ON b.company_id = s.company_id AND b.id = s.offer_id
  STRAIGHT_JOIN offer o FORCE INDEX (ix_offer_quote) ON o.company_id = b.company_id AND o.quote_id = b.quote_id AND o.revision = b.revision AND o.currency = s.currency
  WHERE ${WHERE}`;

const INVOICES = `SELECT i.shipment_id AS shipmentId, i.total, i.agreed_total AS agreedTotal, i.verdict IN ('agreed', 'within_tolerance') AS isAccurate
  FROM ${OF_DAY} STRAIGHT_JOIN carrier_invoice i FORCE INDEX (ix_carrier_invoice_shipment) ON i.company_id = s.company_id AND i.shipment_id = s.id
  WHERE ${WHERE} AND i.agreed_total IS NOT NULL AND i.currency = s.currency AND i.status NOT IN ('rejected', 'replaced', 'withdrawn') AND i.verdict <> 'duplicate'`;

/** Invoices whose coding by hand applies to their shipment. */
const APPROVED = `SELECT i.shipment_id AS shipmentId, i.id
  FROM ${OF_DAY} STRAIGHT_JOIN carrier_invoice i FORCE INDEX (ix_carrier_invoice_shipment) ON i.company_id = s.company_id AND i.shipment_id = s.id
  WHERE ${WHERE} AND i.status IN ('approved', 'paid')`;

const TENDERS = `SELECT t.shipment_id AS shipmentId, t.scac, t.carrier_name AS carrierName, t.state, t.sent_at AS sentAt, t.ended_at AS endedAt
  FROM ${OF_DAY} STRAIGHT_JOIN tender t FORCE INDEX (uq_tender_number) ON t.company_id = s.company_id AND t.shipment_id = s.id WHERE ${WHERE} AND t.state IN ('accepted', 'rejected')`;

const EXCEPTIONS = `SELECT e.shipment_id AS shipmentId, e.kind
  FROM ${OF_DAY} STRAIGHT_JOIN shipment_exception e FORCE INDEX (uq_shipment_exception_active) ON e.company_id = s.company_id AND e.shipment_id = s.id WHERE ${WHERE}`;

const CLAIMS = `SELECT k.shipment_id AS shipmentId, IF(k.currency = s.currency, k.claimed, 0) AS claimed, IF(k.currency = s.currency, COALESCE(k.recovered, 0), 0) AS recovered
  FROM ${OF_DAY} STRAIGHT_JOIN claim k FORCE INDEX (ix_claim_shipment) ON k.company_id = s.company_id AND k.shipment_id = s.id
  WHERE ${WHERE} AND k.status NOT IN ('draft', 'withdrawn')`;

/** Reports of a changed class or weight in preliminary charges (DSDC). */
const ofEvent = (code: ReclassCode) =>
  `JSON_SEARCH(b.original, 'one', '${code}', NULL, '$.charges.changeLog[*].eventCode') IS NOT NULL`;
const CHANGES = `SELECT b.shipment_id AS shipmentId, ${ofEvent('RCL')} AS reclass, ${ofEvent('RWE')} AS reweigh
  FROM ${OF_DAY} STRAIGHT_JOIN carrier_bill b FORCE INDEX (ix_carrier_bill_shipment) ON b.company_id = s.company_id AND b.shipment_id = s.id
  WHERE ${WHERE} AND b.kind = 'preliminary' AND NOT b.withdrawn`;

const byShipment = <Row extends { shipmentId: string }>(rows: Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ shipmentId }) => shipmentId);

function toDivide({ body, total, ...row }: ShipmentRow, invoices: readonly { id: string }[]): ShipmentToDivide {
  const shipment = SHIPMENT_BODY.read(body);
  return {
    ...row,
    ...termsAndItems(shipment),
    total: toSafeInteger(total),
    lines: shipment.lines.map(({ code, amount }) => ({ code, amount: amount.amount })),
    approvedInvoiceIds: invoices.map(({ id }) => id),
  };
}

const toClaim = ({ claimed, recovered }: ReportedClaim): ReportedClaim => ({
  claimed: toSafeInteger(claimed),
  recovered: toSafeInteger(recovered),
});

const toInvoice = ({ total, agreedTotal, isAccurate }: InvoiceRow): ReportedInvoice => ({
  total: toSafeInteger(total),
  agreedTotal: toSafeInteger(agreedTotal),
  isAccurate: Boolean(isAccurate),
});
