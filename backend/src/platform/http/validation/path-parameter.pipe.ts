import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../problems/domain-error.js';

/** Valid characters of ids, names and tokens in a path. The database compares them as ASCII and fails for other characters. */
const PRINTABLE_ASCII = /^[!-~]{1,200}$/;

/** Answers 404 to path parameters that cannot exist, as to those that do not exist. */
@Injectable()
export class PathParameterPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'param' && typeof value === 'string' && !PRINTABLE_ASCII.test(value)) throw new NotFound();
    return value;
  }
}
