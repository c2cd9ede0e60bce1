import { IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { Nested } from '../../platform/http/validation/nested.js';
import { OneLine } from '../../platform/http/validation/text.js';
import { LIMITS } from '../../kernel/limits.js';
import { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import { CommodityDto, HandlingUnitDto, MoneyDto, QuoteRequestDto } from '../rating/index.js';

/** The version that a change was made on. */
export class VersionDto {
  /** A newer one in store answers 409 STALE_REVISION. */
  @IsInt()
  @Min(1)
  version: number;
}

/** How a product is usually packed: one handling unit of it. */
export class UsualUnitDto extends PickType(HandlingUnitDto, [
  'type',
  'length',
  'width',
  'height',
  'weight',
  'stackable',
  'evidence',
] as const) {}

/** A commodity that a company ships again and again. */
export class SaveProductDto extends PickType(CommodityDto, [
  'packagingType',
  'freightClass',
  'nmfc',
  'nmfcSub',
  'hazmat',
] as const) {
  /** What it is, as the bill of lading says it; unlike that of the company's other products. */
  @OneLine({ min: 1, max: LIMITS.description })
  description: string;

  /** Units of `handlingUnit`: inches and pounds, or centimetres and kilograms. */
  @MayBeMissing()
  @IsIn(['imperial', 'metric'])
  units?: 'imperial' | 'metric';

  /** One handling unit of it, as it is usually packed. */
  @IsOptional()
  @Nested(() => UsualUnitDto)
  handlingUnit?: UsualUnitDto | null;

  /** Value of one handling unit. */
  @IsOptional()
  @Nested(() => MoneyDto)
  declaredValue?: MoneyDto | null;
}

/** A product as it is to be from now on. */
export class ChangeProductDto extends IntersectionType(SaveProductDto, VersionDto) {}

/** A saved product. */
export class ProductDto extends SaveProductDto {
  /** `prd_` and a ULID. */
  id: string;
  /** Grows by one with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant. */
  updatedAt: string;
}

/** A page of products, newest first. */
export class ProductListDto {
  items: ProductDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}

/** Which products or templates to list. */
export class SavedFreightQuery extends PagedQuery {
  /** Text in the name. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;
}

/** The part of a quote request that describes freight. */
export class TemplateFreightDto extends PickType(QuoteRequestDto, [
  'mode',
  'equipment',
  'temperature',
  'units',
  'handlingUnits',
  'accessorials',
  'waivedAccessorials',
  'declaredValue',
  'insurance',
  'instructions',
] as const) {}

/** Freight to start quotes from. */
export class SaveTemplateDto {
  /** Unlike those of the company's other templates. */
  @OneLine({ min: 1, max: 60 })
  name: string;

  @Nested(() => TemplateFreightDto)
  freight: TemplateFreightDto;
}

/** A template as it is to be from now on. */
export class ChangeTemplateDto extends IntersectionType(SaveTemplateDto, VersionDto) {}

/** A saved template. */
export class TemplateDto extends SaveTemplateDto {
  /** `tpl_` and a ULID. */
  id: string;
  /** Grows by one with every change. */
  version: number;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant. */
  updatedAt: string;
}

/** A page of templates, newest first. */
export class TemplateListDto {
  items: TemplateDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}
