import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Length, Matches, Max, MaxLength } from 'class-validator';
import { limitsOf } from './dto-limits.js';

const LIMIT = 40;

class BaseDto {
  @IsString()
  @MaxLength(LIMIT)
  name: string;
}

class ThingDto extends BaseDto {
  @IsInt()
  @Max(LIMIT)
  count: number;

  @Length(2, LIMIT)
  @Matches(/^[A-Z]+$/)
  code: string;

  @IsArray()
  @ArrayMaxSize(LIMIT)
  @IsIn(['a', 'b'], { each: true })
  @MaxLength(3, { each: true })
  kinds: string[];
}

it('converts the rules of a DTO and its base classes to JSON schema', () => {
  expect(limitsOf(ThingDto)).toEqual({
    name: { maxLength: 40 },
    count: { type: 'integer', maximum: 40 },
    code: { minLength: 2, maxLength: 40, pattern: '^[A-Z]+$' },
    kinds: { maxItems: 40 },
  });
});
