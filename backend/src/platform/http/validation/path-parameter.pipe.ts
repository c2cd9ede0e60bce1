import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../problems/domain-error.js';

/** Every id, name and token in a path; the database compares them byte by byte and refuses to compare anything else. */
const PRINTABLE_ASCII = /^[!-~]{1,200}$/;

/** Answers a path that names what cannot exist like one that names what does not. */
@Injectable()
export class PathParameterPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type === 'param' && typeof value === 'string' && !PRINTABLE_ASCII.test(value)) throw new NotFound();
    return value;
  }
}
