import type { Money } from '../../../kernel/money/money.js';
import type { UnitSystem } from '../../../kernel/measures/weight.js';
import type {
  ChargeLine,
  DeliveryRequirement,
  HandlingUnit,
  PickupWindow,
  Reference,
  Stop,
} from '../../rating/index.js';

/** What a shipment is about, as agreed at booking. Kept as JSON, because it is read and written as a whole. */
export interface ShipmentBody {
  quoteNumber: string;
  service: string;
  /** With name, street, city, state and contact at both ends. */
  stops: Stop[];
  /** IANA time zones of the stops, in stop order. */
  timeZones: string[];
  pickup: PickupWindow;
  delivery: DeliveryRequirement | null;
  units: UnitSystem;
  /** Every commodity with the class that it was rated at. */
  handlingUnits: HandlingUnit[];
  /** Codes of the services that the price includes. */
  accessorials: string[];
  references: Reference[];
  /** One for the whole shipment, a paragraph for each who gave some. */
  instructions: string | null;
  /** The company's own text at booking; shipments booked before there was one lack it. */
  billOfLadingText?: string | null;
  declaredValue: Money | null;
  /** Charges as booked. */
  lines: ChargeLine[];
}
