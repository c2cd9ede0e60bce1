import { Injectable } from '@nestjs/common';
import { msg } from '../../../messages/message.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { Conflict, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.js';
import { ProductCatalog } from '../../products/index.js';
import { type QuoteRequest, QuoteRequestDto, StopContacts } from '../../rating/index.js';
import { QuoteOrdersRepository } from '../persistence/quote-orders.sql.js';
import type { QuoteDto } from '../quotes.dto.js';
import { QuotesService } from '../quotes.service.js';
import { lineErrors, orderError, orderRequest } from './order-request.js';
import type { OrderDto, OrderRequestDto } from './orders.dto.js';

/** Another request has stored a quote for the order. */
class OrderTaken extends Error {}

/** Orders of other systems: each gets one quote. */
@Injectable()
export class OrdersService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly quotes: QuotesService,
    private readonly orders: QuoteOrdersRepository,
    private readonly products: ProductCatalog,
    private readonly contacts: StopContacts,
  ) {}

  /** Suggests a quote for an order, or returns that of an earlier request. @throws ValidationFailed; Conflict ORDER_CHANGED */
  async submit(actor: Actor, order: OrderRequestDto): Promise<OrderDto> {
    const { orderNumber } = order;
    const hash = requestHash(order);
    const earlier = await this.earlier(actor, orderNumber, hash);
    if (earlier !== null) return { orderNumber, repeated: true, quote: earlier };
    try {
      const request = await this.requestOf(actor.companyId, order);
      const quote = await this.quotes.create(actor, request, async (tx, id) => {
        const claimed = { companyId: actor.companyId, id, orderNumber, orderHash: hash };
        if (!(await this.orders.claim(tx, claimed))) throw new OrderTaken();
      });
      return { orderNumber, repeated: false, quote };
    } catch (error) {
      if (error instanceof ValidationFailed) throw new ValidationFailed((error.errors ?? []).map(orderError));
      if (!(error instanceof OrderTaken)) throw error;
      return { orderNumber, repeated: true, quote: (await this.earlier(actor, orderNumber, hash))! };
    }
  }

  private async earlier(actor: Actor, orderNumber: string, hash: string): Promise<QuoteDto | null> {
    const found = await this.orders.find(actor.companyId, orderNumber);
    if (found === null) return null;
    const quote = await this.quotes.detail(actor, found.id);
    if (found.orderHash === hash) return quote;
    throw new Conflict(
      'ORDER_CHANGED',
      msg`The order ${{ orderNumber }} has the quote ${{ quote: quote.number }} with other content. Edit that quote, or cancel it and send a new number.`,
      { quoteId: quote.id, quoteNumber: quote.number },
    );
  }

  private async requestOf(companyId: string, order: OrderRequestDto): Promise<QuoteRequest> {
    const products = await this.products.bySku(
      companyId,
      order.lines.map(({ sku }) => sku),
    );
    const errors = lineErrors(order, products);
    if (errors.length > 0) throw new ValidationFailed(errors);
    const body: unknown = await this.validation.transform(orderRequest(order, products), {
      type: 'body',
      metatype: QuoteRequestDto,
    });
    return this.contacts.resolve(companyId, body as QuoteRequestDto);
  }
}
