import { Secret } from '../../../platform/http/validation/text.js';

/** Which mails are to end. */
export class UnsubscribeQuery {
  /** Token from the emailed link. */
  @Secret({ max: 200 })
  token: string;
}
