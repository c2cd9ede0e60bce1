import { Secret } from '../../../platform/http/validation/text.js';

/** Which mails are to end. */
export class UnsubscribeQuery {
  /** As the link of the mail has it. */
  @Secret({ max: 200 })
  token: string;
}
