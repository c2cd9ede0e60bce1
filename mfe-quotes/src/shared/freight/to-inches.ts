const CENTIMETRES_PER_INCH = 2.54;

/** Inches of a side in the entered unit; for drawing, not for rating. */
export const toInches = (side: number, units: 'imperial' | 'metric'): number =>
  units === 'metric' ? side / CENTIMETRES_PER_INCH : side;
