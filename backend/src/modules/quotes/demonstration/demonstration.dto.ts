/** Demonstration data of a company. */
export class DemonstrationDto {
  /** Demonstration carriers. */
  carriers: number;
  /** Quotes that only demonstration carriers priced, the booked ones included. */
  quotes: number;
  /** Shipments that only demonstration carriers had. */
  shipments: number;
  /** Shipments among them with documents on legal hold, which prevent the removal. */
  held: number;
}

/** What was removed. */
export class RemovedDemonstrationDto {
  carriers: number;
  quotes: number;
  shipments: number;
}
