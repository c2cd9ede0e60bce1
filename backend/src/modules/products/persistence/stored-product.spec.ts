import { readFileSync } from 'node:fs';
import { SAVED_FREIGHT } from './saved-freight.entity.js';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

it.each(['product.v1', 'product.v2', 'product.v3', 'product.v4'])(
  '%s parses to the same product, from a string and from an object',
  (name) => {
    expect(SAVED_FREIGHT.read(JSON.stringify(golden(name)))).toEqual(golden('product.v1'));
    expect(SAVED_FREIGHT.read(golden(name))).toEqual(golden('product.v1'));
  },
);

it('reads arrays in place of objects as null', () => {
  const without = { ...golden('product.v1'), hazmat: null, handlingUnit: null };
  expect(SAVED_FREIGHT.read(golden('product.v1-arrays'))).toEqual(without);
});

it('reads templates without the insurance wish of earlier versions', () => {
  const template = { units: 'imperial', insurance: true, schemaVersion: 3 };
  expect(SAVED_FREIGHT.read(template)).toEqual({ units: 'imperial' });
});

it('is stored with its schema version', () => {
  expect(SAVED_FREIGHT.write(SAVED_FREIGHT.read(golden('product.v1')))).toEqual(golden('product.v4'));
});
