import { Injectable } from '@nestjs/common';
import { Matches } from 'class-validator';
import { ServerConfig } from '../../config/config.js';
import { QuotesQueries } from '../quotes/index.js';
import { ShipmentsQueries } from '../shipments/index.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

const QUOTE = /^(?:qte_[0-9A-HJKMNP-TV-Z]{26}|Q-\d{6,12})$/;
const SHIPMENT = /^(?:shp_[0-9A-HJKMNP-TV-Z]{26}|S-\d{6,12})$/;

/** The field is the id or the number of a quote. */
export const IsQuoteReference = (): PropertyDecorator =>
  Matches(QUOTE, { message: ruleText(msg`Enter the id or number of a quote, like Q-001042.`) });

/** The field is the id or the number of a shipment. */
export const IsShipmentReference = (): PropertyDecorator =>
  Matches(SHIPMENT, { message: ruleText(msg`Enter the id or number of a shipment, like S-000317.`) });

/** JSON schemas of the fields. */
export const QUOTE_REFERENCE = {
  type: 'string',
  pattern: QUOTE.source,
  description: 'Id or number of the quote, such as Q-001042.',
};
export const SHIPMENT_REFERENCE = {
  type: 'string',
  pattern: SHIPMENT.source,
  description: 'Id or number of the shipment, such as S-000317.',
};

/** Finds what users and assistants refer to by number, and its page. */
@Injectable()
export class References {
  constructor(
    private readonly quotes: QuotesQueries,
    private readonly shipments: ShipmentsQueries,
    private readonly config: ServerConfig,
  ) {}

  /** @throws NotFound for an unknown number, and for one of another company */
  async quoteId(companyId: string, reference: string): Promise<string> {
    return reference.startsWith('Q-') ? this.quotes.idOf(companyId, reference) : reference;
  }

  /** @throws NotFound for an unknown number, and for one of another company */
  async shipmentId(companyId: string, reference: string): Promise<string> {
    return reference.startsWith('S-') ? this.shipments.idOf(companyId, reference) : reference;
  }

  /** Address of a page or file of the product. */
  url(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
