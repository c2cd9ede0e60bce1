/** Bounds of amounts in tariff terms: far above any real tariff, low enough that no product leaves the safe integers. */
export const CENTS_MAXIMUM = 100_000_000;
export const BPS_MAXIMUM = 100_000;
