import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Rows of a page unless asked for otherwise, and at most (freight.md Annex E). */
export const PAGE_SIZE = 25;
export const PAGE_SIZE_MAX = 100;

/** How a list is paged. */
export class PagedQuery {
  /** Rows of a page; 25 unless given. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_SIZE_MAX)
  limit?: number;

  /** `nextCursor` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
