import 'reflect-metadata';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ValidationFailed, type FieldError } from '../problems/domain-error.js';
import { Nested, NestedList } from './nested.js';
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
  @NestedList(() => StopDto, { max: 2 })
  stops: StopDto[];

  @IsOptional()
  @Nested(() => StopDto)
  via?: StopDto | null;
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
  it('creates an instance of the DTO', async () => {
    const dto = await createValidationPipe().transform(
      { stops: [{ postalCode: '60601' }] },
      { type: 'body', metatype: QuoteDto },
    );
    expect(dto.stops[0]).toBeInstanceOf(StopDto);
    expect(dto.stops[0].pieces).toBe(1);
  });

  it('reports all errors of all elements, each with its pointer', async () => {
    const errors = await errorsOf({ stops: [{ postalCode: 'x', pieces: 0 }, { pieces: 'two' }], 'a/b~c': 1 });
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
      '/a~1b~0c UNKNOWN_FIELD',
      '/stops/0/pieces RANGE',
      '/stops/0/postalCode ZIP_FORMAT',
      '/stops/1/pieces TYPE',
      '/stops/1/postalCode REQUIRED',
    ]);
  });

  it('reports a missing field once', async () => {
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

  it('refuses an array in place of an object', async () => {
    const places: [unknown, string][] = [
      [{ stops: [[]] }, '/stops/0'],
      [{ stops: [[{ postalCode: '60601' }]] }, '/stops/0'],
      [{ stops: [{ postalCode: '60601' }, [[]]] }, '/stops/1'],
      [{ stops: [], via: [] }, '/via'],
      [{ stops: [], via: [{ postalCode: '60601' }] }, '/via'],
      [{ stops: [], via: 'x' }, '/via'],
      [{ stops: {} }, '/stops'],
    ];
    for (const [body, pointer] of places) expect(await errorsOf(body)).toMatchObject([{ pointer, code: 'TYPE' }]);
    expect(await errorsOf({ stops: [null] })).toMatchObject([{ pointer: '/stops/0', code: 'REQUIRED' }]);
    expect(await errorsOf({ stops: [], via: null })).toEqual([]);
  });

  it('refuses an array as the body, and a missing body', async () => {
    expect(await errorsOf([])).not.toEqual([]);
    expect(await errorsOf([{ stops: [] }])).not.toEqual([]);
    expect(await errorsOf(undefined)).toMatchObject([{ pointer: '/stops', code: 'REQUIRED' }]);
  });

  it('prevents prototype pollution', async () => {
    const body = JSON.parse('{"stops":[],"__proto__":{"admin":true}}');
    const dto = await createValidationPipe().transform(body, { type: 'body', metatype: QuoteDto });
    expect(dto.admin).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
