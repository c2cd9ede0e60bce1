import { MayBeMissing } from '../../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../../platform/http/validation/text.js';

/** Filters of a carrier's invoices; all must match. */
export class InvoiceQuery {
  /** Id of the connection, if no header has it. */
  @MayBeMissing()
  @OneLine({ max: 100 })
  connection?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  uniqueID?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  shipmentID?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  DOT?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  MC?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  invoiceNumber?: string;
}

/** Response to a stored message. */
export class ReceivedMessageDto {
  message: string;
}
