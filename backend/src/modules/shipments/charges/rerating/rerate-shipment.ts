import { Injectable } from '@nestjs/common';
import { type QuoteRequest, ReplayService } from '../../../rating/index.js';
import { isPreliminaryCharges } from '../received/carrier-bill.messages.js';
import { CarrierBillsRepository } from '../received/persistence/carrier-bills.repository.js';
import { applyReported } from './domain/apply-reported.js';
import type { ReportedFreight } from './domain/reported-freight.js';
import { explainRerating, type Rerating } from './domain/rerating.js';
import { type BookedRating, BookedRatings } from './persistence/booked-ratings.sql.js';
import { freightOfCharges } from './read-reported.js';

/** Recomputes agreed prices with the weight, class and dimensions that carriers report. */
@Injectable()
export class RerateShipment {
  constructor(
    private readonly bookings: BookedRatings,
    private readonly bills: CarrierBillsRepository,
    private readonly ratings: ReplayService,
  ) {}

  /** The price by the freight of an invoice, else by that of the newest preliminary charges; null if they agree with the booking. */
  async rerate(
    companyId: string,
    shipmentId: string,
    invoiced: ReportedFreight | null = null,
  ): Promise<Rerating | null> {
    const reported = invoiced ?? (await this.preliminary(companyId, shipmentId));
    if (reported === null) return null;
    const source = invoiced === null ? 'preliminary' : 'invoice';
    return this.ofBooking(companyId, await this.bookings.get(companyId, shipmentId), reported, source);
  }

  /** The price of a booking by the reported freight; null if that is the booked freight. */
  async ofBooking(
    companyId: string,
    booking: BookedRating,
    reported: ReportedFreight,
    source: Rerating['source'],
  ): Promise<Rerating | null> {
    const { body, offer, total, currency } = booking;
    const applied = applyReported({ units: body.units, handlingUnits: body.handlingUnits }, reported);
    if (applied === null) return null;
    const { changes, handlingUnits } = applied;
    const agreed = { total: { amount: total, currency }, lines: body.lines };
    if (handlingUnits === null) return explainRerating(source, changes, agreed, null, true);
    const freight = { units: 'imperial' as const, handlingUnits };
    // The offer as booked: the shipment has its lines.
    const booked = { request: requestOf(booking), offer: { ...offer, body: { ...offer.body, lines: body.lines } } };
    return explainRerating(source, changes, agreed, await this.ratings.rerate(companyId, booked, freight));
  }

  private async preliminary(companyId: string, shipmentId: string): Promise<ReportedFreight | null> {
    const bills = await this.bills.ofShipment(companyId, shipmentId);
    const newest = bills.find(({ kind, withdrawn }) => kind === 'preliminary' && !withdrawn);
    const message: unknown = newest === undefined ? null : JSON.parse(newest.original);
    return isPreliminaryCharges(message) ? freightOfCharges(message) : null;
  }
}

/** The booking as a request. Its accessorials are all that are in the price. */
function requestOf({ mode, body }: BookedRating): QuoteRequest {
  const { stops, pickup, delivery, units, handlingUnits, accessorials, equipment, temperature, declaredValue } = body;
  return {
    mode: mode as QuoteRequest['mode'],
    stops,
    pickup,
    delivery,
    units,
    handlingUnits,
    accessorials: accessorials as NonNullable<QuoteRequest['accessorials']>,
    equipment: equipment as QuoteRequest['equipment'],
    temperature,
    declaredValue,
  };
}
