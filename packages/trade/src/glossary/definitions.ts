import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Explanations of trade terms on screens, by their name in docs/glossary.md in camel case. The glossary has the same text (`glossary.spec.tsx`). */
export const DEFINITIONS = {
  accessorial: msg`A service beyond dock-to-dock transport with its own charge: liftgate, inside delivery, appointment.`,
  bol: msg`Bill of lading: the contract of carriage and receipt that travels with the freight.`,
  cubicCapacityRule: msg`Tariff rule that rates light, bulky freight at a set density.`,
  deficitWeight: msg`Pounds added to the billed weight to reach a cheaper weight break.`,
  density: msg`Weight per volume of a handling unit in pounds per cubic foot, pallet and packaging included.`,
  detention: msg`Truck waiting time at a dock beyond the free time, charged by the hour.`,
  fak: msg`Freight all kinds: a contract rates a range of classes as one class.`,
  freightClass: msg`One of 18 NMFC classes from 50 to 500; a lower class is cheaper.`,
  fuelSurcharge: msg`FSC: percentage of the net charge, based on the weekly diesel price; a rate per mile for truckloads.`,
  linearFeet: msg`Length of trailer floor that the freight occupies.`,
  ltl: msg`Less-than-truckload: freight that shares a trailer with freight of other shippers.`,
  minimumCharge: msg`Absolute minimum: lowest net charge of a tariff for a shipment, whatever its weight.`,
  nmfc: msg`National Motor Freight Classification: the list of commodities with their item numbers and classes.`,
  pod: msg`Proof of delivery: the document that the consignee signed.`,
  proNumber: msg`The carrier's number for the freight bill of a shipment, used to track it.`,
  reclass: msg`The carrier assigns a different class than declared and charges for it.`,
  scac: msg`Standard Carrier Alpha Code: two to four letters that identify a carrier.`,
  tender: msg`A request to a carrier to move a shipment; the carrier accepts or declines it.`,
  vltl: msg`Volume LTL: freight between a few pallets and a full truckload, with its own tariffs.`,
} as const satisfies Record<string, MessageDescriptor>;
