/** Up to which freight a mode is proposed (freight.md 2.7); a company may set its own. Weights are pounds, floor is linear feet, handling units count as pallets. */
export interface ModeThresholds {
  /** LTL up to this weight and these pallets, and below this floor. */
  readonly ltlMaxWeight: number;
  readonly ltlBelowLinearFeet: number;
  readonly ltlMaxPallets: number;
  /** Volume LTL when any of these is reached, up to its greatest weight. */
  readonly volumeFromPallets: number;
  readonly volumeAboveWeight: number;
  readonly volumeFromLinearFeet: number;
  readonly volumeMaxWeight: number;
  /** Truckload when any of these is crossed. */
  readonly truckloadAboveWeight: number;
  readonly truckloadAboveLinearFeet: number;
  readonly truckloadAbovePallets: number;
}

export const USUAL_THRESHOLDS: ModeThresholds = {
  ltlMaxWeight: 10_000,
  ltlBelowLinearFeet: 12,
  ltlMaxPallets: 6,
  volumeFromPallets: 6,
  volumeAboveWeight: 5_000,
  volumeFromLinearFeet: 12,
  volumeMaxWeight: 20_000,
  truckloadAboveWeight: 20_000,
  truckloadAboveLinearFeet: 24,
  truckloadAbovePallets: 18,
};
