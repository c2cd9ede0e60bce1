import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, ValidateNested } from 'class-validator';

/**
 * class-validator accepts an array where an object is expected (it checks the elements, so an empty array passes), and an object where an array
 * is expected. It refuses values that are neither object nor array, and this value is neither.
 */
const WRONG_TYPE = false;

const objectOnly = (value: unknown): unknown => (Array.isArray(value) ? WRONG_TYPE : value);

function listOnly(value: unknown): unknown {
  if (value === undefined || value === null) return value;
  return Array.isArray(value) ? value.map(objectOnly) : WRONG_TYPE;
}

/** Minimum and maximum length of a list. */
export interface ListLength {
  min?: number;
  max: number;
}

/** The field is an object of this class. Required unless `@IsOptional` or `@ValidateIf` is present. */
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

/** Like `NestedList`, but an element can also be text, which becomes an object with this property. */
export const NestedListOrText = <T extends object>(
  type: () => new () => T,
  property: keyof T & string,
  { max }: ListLength,
): PropertyDecorator => {
  const ofText = (element: unknown): unknown =>
    typeof element === 'string' ? Object.assign(new (type())(), { [property]: element }) : element;
  return applyDecorators(
    NestedList(type, { max }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(ofText) : value)),
  );
};
