import { hasPlainShape, JSON_DEPTH_LIMIT, JSON_PROPERTY_LIMIT, JSON_VALUE_LIMIT } from './body-shape.js';

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { inner: nested(depth - 1) };
}

function wide(properties: number): unknown {
  return Object.fromEntries(Array.from({ length: properties }, (_, n) => [n, n]));
}

describe('hasPlainShape', () => {
  it('accepts bodies of forms', () => {
    expect(hasPlainShape({ stops: [{ contact: { name: 'Pat', phone: null } }], note: '' })).toBe(true);
    expect(hasPlainShape(undefined)).toBe(true);
  });

  it('limits depth', () => {
    expect(hasPlainShape(nested(JSON_DEPTH_LIMIT))).toBe(true);
    expect(hasPlainShape(nested(JSON_DEPTH_LIMIT + 1))).toBe(false);
    expect(hasPlainShape(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe(false);
  });

  it('limits the properties of one object, but not the elements of a list', () => {
    expect(hasPlainShape(wide(JSON_PROPERTY_LIMIT))).toBe(true);
    expect(hasPlainShape(wide(JSON_PROPERTY_LIMIT + 1))).toBe(false);
    expect(hasPlainShape(Array.from({ length: JSON_PROPERTY_LIMIT + 1 }, () => 0))).toBe(true);
  });

  it('limits the values of the whole body', () => {
    expect(hasPlainShape(Array.from({ length: JSON_VALUE_LIMIT - 1 }, () => 0))).toBe(true);
    expect(hasPlainShape(Array.from({ length: JSON_VALUE_LIMIT }, () => 0))).toBe(false);
  });
});
