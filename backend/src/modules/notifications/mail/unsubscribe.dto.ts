import { Secret } from '../../../platform/http/validation/text.js';

/** Parameters of an unsubscribe link. */
export class UnsubscribeQuery {
  /** Token from the emailed link. */
  @Secret({ max: 200 })
  token: string;
}
