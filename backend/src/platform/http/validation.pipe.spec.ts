import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ValidationFailed, type FieldError } from './domain-error.js';
import { createValidationPipe } from './validation.pipe.js';

class StopDto {
  @IsString()
  @IsNotEmpty({ message: 'Enter a postal code.' })
  @MaxLength(7)
  @Matches(/^\d{5}$/, { message: 'Enter five digits.', context: { code: 'ZIP_FORMAT' } })
  postalCode: string;

  @IsInt()
  @Min(1)
  @Max(10)
  pieces = 1;
}

class QuoteDto {
  @IsArray()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => StopDto)
  stops: StopDto[];
}

async function errorsOf(body: unknown): Promise<FieldError[]> {
  try {
    await createValidationPipe().transform(body, { type: 'body', metatype: QuoteDto });
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors ?? [];
    throw error;
  }
  return [];
}

describe('validation pipe', () => {
  it('makes an instance of the DTO', async () => {
    const dto = await createValidationPipe().transform(
      { stops: [{ postalCode: '60601' }] },
      { type: 'body', metatype: QuoteDto },
    );
    expect(dto.stops[0]).toBeInstanceOf(StopDto);
    expect(dto.stops[0].pieces).toBe(1);
  });

  it('reports every error of every element at once, each at its pointer', async () => {
    const errors = await errorsOf({ stops: [{ postalCode: 'x', pieces: 0 }, { pieces: 'two' }], 'a/b~c': 1 });
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
      '/a~1b~0c UNKNOWN_FIELD',
      '/stops/0/pieces RANGE',
      '/stops/0/postalCode ZIP_FORMAT',
      '/stops/1/pieces TYPE',
      '/stops/1/postalCode REQUIRED',
    ]);
  });

  it('reports a missing field once, in its own words', async () => {
    expect(await errorsOf({ stops: [{}] })).toEqual([
      { pointer: '/stops/0/postalCode', code: 'REQUIRED', message: 'Enter a postal code.' },
    ]);
  });

  it('reports a missing list, a wrong type and an element that is no object', async () => {
    expect(await errorsOf({})).toMatchObject([{ pointer: '/stops', code: 'REQUIRED' }]);
    expect(await errorsOf({ stops: 'x' })).toMatchObject([{ pointer: '/stops', code: 'TYPE' }]);
    expect(await errorsOf({ stops: ['x'] })).toMatchObject([{ pointer: '/stops/0', code: 'TYPE' }]);
    expect(await errorsOf({ stops: [{ postalCode: '1' }, null] })).not.toEqual([]);
  });

  it('refuses a body that is a list, and no body at all', async () => {
    expect(await errorsOf([])).not.toEqual([]);
    expect(await errorsOf([{ stops: [] }])).not.toEqual([]);
    expect(await errorsOf(undefined)).toMatchObject([{ pointer: '/stops', code: 'REQUIRED' }]);
  });

  it('does not let a body reach the prototype', async () => {
    const body = JSON.parse('{"stops":[],"__proto__":{"admin":true}}');
    const dto = await createValidationPipe().transform(body, { type: 'body', metatype: QuoteDto });
    expect(dto.admin).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
