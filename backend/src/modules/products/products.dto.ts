import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';
import { MayBeMissing, Trimmed } from '../../platform/http/validation/dto-fields.js';
import { Nested } from '../../platform/http/validation/nested.js';
import { OneLine } from '../../platform/http/validation/text.js';
import { msg } from '../../messages/message.js';
import { LIMITS } from '../../kernel/limits.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { CommodityDto, HandlingUnitDto, MoneyDto, QuoteRequestDto } from '../rating/index.js';

/** Printable ASCII without leading space. */
export const SKU = /^[!-~](?:[ -~]{0,38}[!-~])?$/;

/** The version that the change is based on. */
export class VersionDto {
  /** 409 STALE_REVISION if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;
}

/** Default packaging of a product: one handling unit. */
export class UsualUnitDto extends PickType(HandlingUnitDto, [
  'type',
  'length',
  'width',
  'height',
  'weight',
  'stackable',
  'evidence',
] as const) {}

/** A product: a commodity that the company ships often. */
export class SaveProductDto extends PickType(CommodityDto, [
  'packagingType',
  'freightClass',
  'nmfc',
  'nmfcSub',
  'hazmat',
  'hsCode',
  'countryOfOrigin',
] as const) {
  /** Description as on the bill of lading; unique among the company's products. */
  @OneLine({ min: 1, max: LIMITS.description })
  description: string;

  /** Stock-keeping unit by which orders name the product; unique among the company's products, in whatever case. */
  @IsOptional()
  @Trimmed()
  @Matches(SKU, { message: ruleText(msg`Must have 1 to 40 letters, digits or other printable ASCII characters.`) })
  sku?: string | null;

  /** Pieces in a handling unit as it is usually packed. Default: one. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.pieces)
  piecesPerUnit?: number | null;

  /** Units of `handlingUnit`: inches and pounds, or centimeters and kilograms. */
  @MayBeMissing()
  @IsIn(['imperial', 'metric'])
  units?: 'imperial' | 'metric';

  /** A handling unit as it is usually packed. */
  @IsOptional()
  @Nested(() => UsualUnitDto)
  handlingUnit?: UsualUnitDto | null;

  /** Value of one handling unit. */
  @IsOptional()
  @Nested(() => MoneyDto)
  declaredValue?: MoneyDto | null;
}

/** A product's new values. */
export class ChangeProductDto extends IntersectionType(SaveProductDto, VersionDto) {}

/** A saved product. */
export class ProductDto extends SaveProductDto {
  /** `prd_` and a ULID. */
  id: string;
  /** Increases by one with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant. */
  updatedAt: string;
}

/** A page of products, newest first. */
export class ProductListDto {
  items: ProductDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}

/** Filter for products or templates. */
export class SavedFreightQuery extends PagedQuery {
  /** Only entries whose name contains this text. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;
}

/** The freight of a quote request. */
export class TemplateFreightDto extends PickType(QuoteRequestDto, [
  'mode',
  'equipment',
  'temperature',
  'units',
  'handlingUnits',
  'accessorials',
  'waivedAccessorials',
  'declaredValue',
  'instructions',
] as const) {}

/** A template: freight to start quotes from. */
export class SaveTemplateDto {
  /** Unique among the company's templates. */
  @OneLine({ min: 1, max: 60 })
  name: string;

  @Nested(() => TemplateFreightDto)
  freight: TemplateFreightDto;
}

/** A template's new values. */
export class ChangeTemplateDto extends IntersectionType(SaveTemplateDto, VersionDto) {}

/** A saved template. */
export class TemplateDto extends SaveTemplateDto {
  /** `tpl_` and a ULID. */
  id: string;
  /** Increases by one with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant. */
  updatedAt: string;
}

/** A page of templates, newest first. */
export class TemplateListDto {
  items: TemplateDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}
