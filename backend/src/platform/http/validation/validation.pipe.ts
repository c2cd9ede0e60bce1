import { ValidationPipe } from '@nestjs/common';
import { ValidationFailed } from '../problems/domain-error.js';
import { fieldErrors } from '../problems/field-errors.js';
import { keepValidationMetadata } from './validation-metadata.js';

keepValidationMetadata();

/** Validates every body and query against its DTO: unknown fields are errors, and all errors are reported at once. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    validationError: { target: false },
    exceptionFactory: (errors) => new ValidationFailed(fieldErrors(errors)),
  });
}
