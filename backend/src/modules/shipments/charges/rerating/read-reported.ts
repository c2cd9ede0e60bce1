import type { CarrierInvoice, InvoiceCharge, PreliminaryCharges } from '../received/carrier-bill.messages.js';
import {
  distinctClasses,
  type ReportedFreight,
  type ReportedUnit,
  reportedClass,
  reportedInches,
  reportedPounds,
} from './domain/reported-freight.js';

type Properties = Readonly<Record<string, unknown>>;

/** Properties of an object in a message; none of anything else. Carriers fill in the optional parts of the standard as they like. */
const propertiesOf = (value: unknown): Properties =>
  typeof value === 'object' && value !== null ? (value as Properties) : {};
const listOf = (value: unknown): Properties[] => (Array.isArray(value) ? value.map(propertiesOf) : []);

/** The freight of preliminary charges. The classes of the charges count only with a reported reclass: they can be those that a FAK agreement rates. */
export function freightOfCharges({ shipmentTotals, commodities, charges }: PreliminaryCharges): ReportedFreight {
  const isReclass = charges.changeLog?.some(({ eventCode }) => eventCode?.trim().toUpperCase() === 'RCL') ?? false;
  return {
    weight: reportedPounds(shipmentTotals.grossWeight, shipmentTotals.weightUnit),
    classes: isReclass
      ? distinctClasses(listOf(charges.class).map(({ freightClass }) => reportedClass(freightClass)))
      : [],
    units: commodities.handlingUnits.map(propertiesOf).map(unitOf),
  };
}

function unitOf({ count, length, width, height, dimensionUnit, lineItems }: Properties): ReportedUnit {
  const sides = [length, width, height].map((side) => reportedInches(side, dimensionUnit));
  const [long, wide, high] = sides;
  return {
    count: typeof count === 'number' ? count : 0,
    dimensions: long && wide && high ? { length: long, width: wide, height: high } : null,
    items: listOf(lineItems).map(({ weight, weightUnit, classification }) => ({
      weight: reportedPounds(weight, weightUnit),
      freightClass: reportedClass(classification),
    })),
  };
}

/** The freight of an invoice: the weights and classes of its items, else of its handling units. Null if it describes none. */
export function freightOfInvoice({ invoiceCharges }: CarrierInvoice): ReportedFreight | null {
  const items = describedBy(invoiceCharges, ({ itemId }) => itemId);
  const described = items.length > 0 ? items : describedBy(invoiceCharges, ({ handlingUnitId }) => handlingUnitId);
  const classes = distinctClasses(described.map(({ freightClassCode }) => reportedClass(freightClassCode)));
  const weights = described.map(({ weight }) => {
    const { value, unitOfMeasure } = propertiesOf(weight);
    return reportedPounds(value, unitOfMeasure);
  });
  const isWeighed = weights.length > 0 && weights.every((pounds) => pounds !== null);
  const weight = isWeighed ? weights.reduce<number>((sum, pounds) => sum + (pounds ?? 0), 0) : null;
  return weight === null && classes.length === 0 ? null : { weight, classes };
}

/** The first charge of each id that describes its freight: several charges name the same item. */
function describedBy(charges: readonly InvoiceCharge[], idOf: (charge: InvoiceCharge) => unknown): InvoiceCharge[] {
  const named = charges.filter((charge) => idOf(charge) !== undefined && charge.weight !== undefined);
  return [...Map.groupBy(named, idOf).values()].flatMap(([first]) => first ?? []);
}
