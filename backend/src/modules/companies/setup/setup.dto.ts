/** First steps of a company, in the order in which they are shown. */
export const SETUP_STEPS = ['carrier', 'address', 'freight', 'quote', 'booking', 'colleague'] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** One of the first steps. */
export class SetupStepDto {
  /**
   * `carrier`: has a carrier, its own or a demonstration carrier. `address`: has an address or a billing address. `freight`: has a contact
   * or a product. `quote`, `booking`: has a quote, a shipment. `colleague`: has another member or an open invitation.
   */
  name: SetupStepName;
  done: boolean;
}

/** How far a company is set up. */
export class SetupDto {
  steps: SetupStepDto[];
}
