import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { ValidationFailed } from '../problems/domain-error.js';
import { fieldErrors } from '../problems/field-errors.js';

keepValidationMetadata();

/** Validates every body and query against its DTO: unknown fields are errors, and all errors are reported at once. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    // The messages need the rules of the DTO; nothing of the target is answered.
    validationError: { target: true },
    exceptionFactory: (errors) => new ValidationFailed(fieldErrors(errors)),
  });
}

type Storage = ReturnType<typeof getMetadataStorage>;
type Search = Storage['getTargetValidationMetadatas'];

/**
 * Makes class-validator look up the rules of a class once. By default it scans all classes for every validated object, which takes longer than
 * the validation itself (30 microseconds per object). The rules of a class are complete when it is declared.
 */
export function keepValidationMetadata(storage: Storage = getMetadataStorage()): void {
  const search: Search = storage.getTargetValidationMetadatas.bind(storage);
  /** By class and schema name, as class-validator calls it. */
  const known = new Map<unknown, Map<string, ReturnType<Search>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups !== undefined) return search(target, schema, always, strictGroups, groups);
    const ofClass = known.get(target) ?? new Map<string, ReturnType<Search>>();
    const rules = ofClass.get(schema) ?? search(target, schema, always, strictGroups);
    known.set(target, ofClass.set(schema, rules));
    return rules;
  };
}
