import type { DockPickup } from '../../shared/api/dock';

/** The shipment of a scanned code; `label` if it is that of a handling unit. */
export interface Scanned {
  pickup: DockPickup;
  label: { line: number; sscc: string } | null;
}

/** Symbology identifier of GS1-128, which scanners can send first (GS1 General Specifications, figure 5.1.2-1). */
const SYMBOLOGY = /^\]C1/;

/** The values that a code can mean: as it is, and without the application identifiers (00) SSCC and (402) GSIN. */
function valuesOf(code: string): string[] {
  const value = code
    .trim()
    .replace(SYMBOLOGY, '')
    .replaceAll(/[()\s\u001d]/g, '')
    .toUpperCase();
  return [
    value,
    ...(/^00\d{18}$/.test(value) ? [value.slice(2)] : []),
    ...(/^402\d{17}$/.test(value) ? [value.slice(3)] : []),
  ];
}

/** Finds the pickup by the SSCC of a label, the number of its bill of lading, its PRO number or its shipment number; null if there is none. */
export function findScanned(code: string, pickups: readonly DockPickup[]): Scanned | null {
  const values = valuesOf(code);
  for (const pickup of pickups) {
    const label = pickup.labels.find(({ sscc }) => values.includes(sscc));
    if (label) return { pickup, label };
  }
  const pickup = pickups.find(({ bolNumber, proNumber, number }) =>
    [bolNumber, proNumber, number].some((known) => known !== null && values.includes(known.toUpperCase())),
  );
  return pickup ? { pickup, label: null } : null;
}
