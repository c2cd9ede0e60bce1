import type { Money } from '../../../kernel/money/money.js';
import type { UnitSystem } from '../../../kernel/measures/measures.js';
import type {
  ChargeLine,
  DeliveryRequirement,
  HandlingUnit,
  PickupWindow,
  Reference,
  Stop,
} from '../../rating/index.js';

/** Shipment details as booked. Stored as JSON, because they are read and written as a whole. */
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
  /** Every commodity with its rated class. */
  handlingUnits: HandlingUnit[];
  /** Codes of services included in the price. */
  accessorials: string[];
  references: Reference[];
  /** For the whole shipment, one paragraph per source. */
  instructions: string | null;
  /** The company's own text at booking; absent in shipments booked before this field existed. */
  billOfLadingText?: string | null;
  declaredValue: Money | null;
  /** Charges as booked. */
  lines: ChargeLine[];
}
