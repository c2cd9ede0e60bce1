import { Type } from 'class-transformer';
import { IsInt, Min, ValidateBy } from 'class-validator';
import { MayBeMissing } from '../validation/dto-fields.js';
import { IsCursor } from '../validation/formats.js';
import { isAskedByKey } from '../../request-context.js';
import { KEY_PAGE_SIZE_MAX, PAGE_SIZE_MAX, type PageRequest } from './page.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../validation/constraint-messages.js';

const largestPage = (): number => (isAskedByKey() ? KEY_PAGE_SIZE_MAX : PAGE_SIZE_MAX);

/** Like `Max`, but people's pages are smaller than those of programs. */
const MaxOfCaller = (): PropertyDecorator =>
  ValidateBy({
    name: 'max',
    constraints: [KEY_PAGE_SIZE_MAX],
    validator: {
      validate: (value) => typeof value === 'number' && value <= largestPage(),
      defaultMessage: () => ruleText(msg`Limit must not be greater than ${{ largestPage: largestPage() }}.`),
    },
  });

/** Paging of a list. */
export class PagedQuery implements PageRequest {
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
