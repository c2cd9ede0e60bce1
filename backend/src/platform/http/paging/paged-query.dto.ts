import { Type } from 'class-transformer';
import { IsInt, Min, ValidateBy } from 'class-validator';
import { MayBeMissing } from '../validation/dto-fields.js';
import { IsCursor } from '../validation/formats.js';
import { isAskedByKey } from '../../request-context.js';

/** Rows of a page unless asked for otherwise, and at most: for people, and for API keys (freight.md Annex E). */
export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;
export const KEY_PAGE_SIZE_MAX = 500;

const largestPage = (): number => (isAskedByKey() ? KEY_PAGE_SIZE_MAX : PAGE_SIZE_MAX);

/** Like `Max`, but people's pages are smaller than those of programs. */
const MaxOfCaller = (): PropertyDecorator =>
  ValidateBy({
    name: 'max',
    constraints: [KEY_PAGE_SIZE_MAX],
    validator: {
      validate: (value) => typeof value === 'number' && value <= largestPage(),
      defaultMessage: () => `limit must not be greater than ${largestPage()}`,
    },
  });

/** How a list is paged. */
export class PagedQuery {
  /** Number of items per page; default 25, at most 100 without an API key. */
  @MayBeMissing()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @MaxOfCaller()
  limit?: number;

  /** `nextCursor` of the previous page. */
  @MayBeMissing()
  @IsCursor()
  cursor?: string;
}
