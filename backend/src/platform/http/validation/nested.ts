import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, ValidateNested } from 'class-validator';

/**
 * class-validator checks the elements of an array in the place of an object, so that an empty one passes, and an object in the
 * place of a list. It refuses what is neither an object nor an array, and this is neither.
 */
const WRONG_TYPE = false;

const objectOnly = (value: unknown): unknown => (Array.isArray(value) ? WRONG_TYPE : value);

function listOnly(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  return Array.isArray(value) ? value.map(objectOnly) : WRONG_TYPE;
}

/** How many objects a list has. */
export interface ListLength {
  min?: number;
  max: number;
}

/** The field is an object of this class. It must be there, unless `@IsOptional` or `@ValidateIf` says otherwise. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    IsDefined(),
    Type(type),
    Transform(({ value }: { value: unknown }) => objectOnly(value)),
    ValidateNested(),
  );

/** The field is a list of objects of this class. */
export const NestedList = (type: () => new () => object, { min, max }: ListLength): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ...(min === undefined ? [] : [ArrayMinSize(min)]),
    ArrayMaxSize(max),
    Type(type),
    Transform(({ value }: { value: unknown }) => listOnly(value)),
    ValidateNested({ each: true }),
  );
