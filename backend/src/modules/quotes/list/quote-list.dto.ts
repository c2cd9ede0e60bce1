import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { TableFormat } from '../../../platform/http/files/csv-file.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { LANE_FILTER } from '../../../kernel/places/lane-filter.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import {
  QUOTE_MODES,
  QUOTE_SORTS,
  QUOTE_VIEWS,
  type QuoteFilter,
  type QuoteSort,
  type QuoteView,
} from '../domain/quote-filter.js';
import { QUOTE_STATUSES, type QuoteStatus } from '../domain/quote-status.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** Filters, order and paging of the quote list. */
export class QuoteListQuery extends PagedQuery implements QuoteFilter {
  /**
   * `needs_action`: no carrier made an offer, or the last offer ends within 24 hours; `ready_to_book`: has offers that can be booked;
   * `closed`: booked, canceled or expired; default `all`.
   */
  @MayBeMissing()
  @IsIn(QUOTE_VIEWS)
  view?: QuoteView;

  /** Only quotes in this status. */
  @MayBeMissing()
  @IsIn(QUOTE_STATUSES)
  status?: QuoteStatus;

  /** Only quotes of this mode. */
  @MayBeMissing()
  @IsIn(QUOTE_MODES)
  mode?: (typeof QUOTE_MODES)[number];

  /** Only quotes on this lane: `IL>TX`, `606>75201`, `M5V>`, `>TX`; states, provinces or the start of postal codes. */
  @MayBeMissing()
  @Matches(LANE_FILTER, { message: ruleText(msg`Enter a lane like IL>TX, 606>752 or >TX.`) })
  lane?: string;

  /** Only quotes created by this user: an id, or `me`. */
  @MayBeMissing()
  @Matches(/^(me|usr_[0-9A-Z]{26})$/, { message: ruleText(msg`Enter "me" or a user id.`) })
  owner?: string;

  /** `true`: only quotes whose last offer ends within 24 hours. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  expiring?: 'true' | 'false';

  /** Only quotes created by this import. */
  @MayBeMissing()
  @IsId('qim')
  import?: string;

  /** Search terms, or their beginnings, in the number, references, names or locations; all of them must match. A page can be short and still have a next one. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;

  /**
   * Default `created`, or `validUntil` with `expiring` and the view `needs_action`. Quotes without an offer sort as most expensive and slowest. `bestTotal` requires price.read. Search and
   * `import` allow only `created`, `expiring` and `needs_action` only `validUntil`, and `closed`, mode, lane or owner only `created`. Others return 422 SORT_UNAVAILABLE.
   */
  @MayBeMissing()
  @IsIn(QUOTE_SORTS)
  sort?: QuoteSort;

  /** Default `desc` for `created`, otherwise `asc`. */
  @MayBeMissing()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';
}

/** Number of quotes in each view, counted up to 10,001; 10,001 stands for more than 10,000. */
export class QuoteCountsDto {
  all: number;
  needsAction: number;
  readyToBook: number;
  closed: number;
}

/** Filters, order and format of the exported list. */
export class QuoteExportQuery extends IntersectionType(
  OmitType(QuoteListQuery, ['limit', 'cursor'] as const),
  TableFormat,
) {}
