import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { LIMITS } from '../../../kernel/limits.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate } from '../../../platform/http/validation/formats.js';
import { MultiLine } from '../../../platform/http/validation/text.js';

/** Quotes of one export or cancellation. */
export const SELECTED_QUOTES_MAX = 100;
/** Quotes of one print or copy, which render or rate each of them. */
export const SELECTED_QUOTES_COSTLY_MAX = 25;

/** Selected quotes of the list. */
export class SelectedQuotesDto {
  /** In the order of the list. An id of another company is a 404. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SELECTED_QUOTES_MAX)
  @ArrayUnique()
  @IsId('qte', { each: true })
  quoteIds: string[];
}

/** Cancels the selected quotes with one reason. */
export class CancelQuotesDto extends SelectedQuotesDto {
  /** Note for colleagues, shown in the history of each quote. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;
}

/** Selected quotes to be rendered or rated. */
export class FewQuotesDto {
  /** In the order of the list. An id of another company is a 404. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SELECTED_QUOTES_COSTLY_MAX)
  @ArrayUnique()
  @IsId('qte', { each: true })
  quoteIds: string[];
}

/** Copies the selected quotes. */
export class CopyQuotesDto extends FewQuotesDto {
  /** Local date at the origin of all copies; by default each keeps its date, and one in the past is refused. */
  @MayBeMissing()
  @IsLocalDate()
  pickupOn?: string;
}

/** A quote that was canceled or created. */
export class ChangedQuoteDto {
  /** `qte_` and a ULID. */
  id: string;
  /** Quote number, such as Q-001042. */
  number: string;
}

/** A selected quote that was left as it is. */
export class RefusedQuoteDto extends ChangedQuoteDto {
  /** Stable code of the reason, as for a single quote. */
  code: string;
  /** Why, for the user. */
  message: string;
}

/** Result for each selected quote, in the order of the request. */
export class BulkQuotesDto {
  /** Quotes that were canceled, or the new copies. */
  done: ChangedQuoteDto[];
  /** Selected quotes that were left as they are. */
  refused: RefusedQuoteDto[];
}
