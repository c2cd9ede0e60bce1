import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { Conflict, DomainError, NotFound, ValidationFailed } from './domain-error.js';
import { digestOf, problemOf } from './problem.js';
import { verbatim } from '../../../messages/message.js';

describe('problemOf', () => {
  it('describes an expected failure with its code and parameters', () => {
    expect(
      problemOf(new Conflict('QUOTE_EXPIRED', verbatim('The quote expired.'), { validUntil: 'x' }), 'req-1', 'en-US'),
    ).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'The quote expired.',
      instance: 'req-1',
      code: 'QUOTE_EXPIRED',
      params: { validUntil: 'x' },
    });
  });

  it('contains every field error', () => {
    const errors = [{ pointer: '/stops/0/postalCode', code: 'ZIP_UNKNOWN', message: verbatim('No such ZIP.') }];
    expect(problemOf(new ValidationFailed(errors), 'r', 'en-US')).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ ...errors[0], message: 'No such ZIP.' }],
    });
  });

  it('answers an unknown route like an unknown id', () => {
    const { detail, ...rest } = problemOf(new NotFoundException('Cannot GET /secret'), 'r', 'en-US');
    expect({ detail, ...rest }).toEqual(problemOf(new NotFound(), 'r', 'en-US'));
  });

  it('does not repeat a body that could not be parsed', () => {
    const cause = new SyntaxError('Unexpected token s in {"password": s3cret');
    const problem = problemOf(new BadRequestException(cause.message, { cause }), 'r', 'en-US');
    expect(problem).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
    expect(JSON.stringify(problem)).not.toContain('s3cret');
  });

  it.each([
    [413, 'BODY_TOO_LARGE'],
    [415, 'MEDIA_TYPE_UNSUPPORTED'],
    [405, 'METHOD_NOT_ALLOWED'],
  ])('answers %d with the code %s', (status, code) => {
    expect(problemOf(new HttpException('x', status), 'r', 'en-US')).toMatchObject({ status, code });
  });

  it('contains further members of a domain error', () => {
    expect(
      problemOf(new DomainError('TARIFF_INVALID', 422, verbatim('x'), undefined, [], { rows: 3 }), 'r', 'en-US'),
    ).toMatchObject({
      status: 422,
      rows: 3,
    });
  });

  it.each([new Error('table lading.company is gone'), new HttpException('internal host 10.0.0.5', 502), 'thrown text'])(
    'reveals only the digest of an unexpected failure',
    (error) => {
      const problem = problemOf(error, 'r', 'en-US');
      expect(problem).toMatchObject({
        status: 500,
        code: 'INTERNAL_ERROR',
        digest: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(JSON.stringify(problem)).not.toMatch(/company|10\.0\.0\.5|thrown/);
    },
  );

  it('asks to retry if the database is unavailable', () => {
    const error = Object.assign(new Error('x'), {
      driverError: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    });
    expect(problemOf(error, 'r', 'en-US')).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });

  it('asks to retry after a transaction that was retried in vain', () => {
    const error = Object.assign(new Error('x'), {
      driverError: Object.assign(new Error('Deadlock found'), { errno: 1213 }),
    });
    expect(problemOf(error, 'r', 'en-US')).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});

describe('digestOf', () => {
  const fail = (message: string): Error => new Error(message);

  it('is equal for the same failure in the same place, and differs otherwise', () => {
    expect(digestOf(fail('a'))).toBe(digestOf(fail('a')));
    expect(digestOf(fail('a'))).not.toBe(digestOf(fail('b')));
    expect(digestOf(fail('a'))).not.toBe(digestOf(new Error('a')));
  });
});
