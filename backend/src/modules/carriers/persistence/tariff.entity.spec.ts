import { readFileSync } from 'node:fs';
import { parseTariffTerms } from '../../rating/index.js';
import { TARIFF_TERMS } from './tariff.entity.js';

const golden = (name: string): string => readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8');

/** Rows of release 0.1.0, which stored no `schemaVersion`. */
describe.each(['ltl-terms.v1.json', 'truckload-terms.v1.json'])('%s', (name) => {
  it('parses to valid upload terms, unchanged', () => {
    const terms = TARIFF_TERMS.read(golden(name));
    expect(parseTariffTerms(terms)).toMatchObject({ terms });
  });

  it('is unchanged after a round trip', () => {
    const terms = TARIFF_TERMS.read(golden(name));
    expect(TARIFF_TERMS.read(JSON.stringify(TARIFF_TERMS.write(terms)))).toEqual(JSON.parse(golden(name)));
  });
});

it('is stored with its schema version', () => {
  expect(TARIFF_TERMS.write(TARIFF_TERMS.read(golden('ltl-terms.v1.json')))).toHaveProperty('schemaVersion', 1);
});
