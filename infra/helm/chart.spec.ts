import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { Environment } from '../../backend/src/config/environment.js';
import { documentedSettings } from '../../backend/src/config/settings.js';
import { root } from '../lib/paths.mjs';

const chart = path.join(root, 'infra/helm/lading');
const read = (file: string) => readFileSync(path.join(chart, file), 'utf8');
const schema = JSON.parse(read('values.schema.json')) as {
  properties: { settings: { propertyNames: { not: { enum: string[] } } } };
};
const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
const examples = readdirSync(path.join(chart, 'examples')).map(
  (file) => [file, parse(read(`examples/${file}`)) as { settings: Record<string, unknown> }] as const,
);

/** `npm run check:chart` renders the chart with Helm. */
describe('the chart', () => {
  it.each(examples)('has the valid example %s, with settings of the product', (_file, values) => {
    expect([validate(values), validate.errors]).toEqual([true, null]);
    expect(Object.keys(values.settings).filter((name) => !(name in new Environment()))).toEqual([]);
  });

  it('has defaults that the schema knows, and needs an address and a Secret', () => {
    const defaults = parse(read('values.yaml')) as Record<string, unknown>;
    const required = { publicUrl: 'https://freight.example.com', existingSecret: 'lading' };
    expect([validate({ ...defaults, ...required }), validate.errors]).toEqual([true, null]);
    expect(validate(defaults)).toBe(false);
  });

  it('takes no secret as a plain setting', () => {
    const secrets = documentedSettings().filter(({ secret }) => secret);
    expect(schema.properties.settings.propertyNames.not.enum.toSorted()).toEqual(
      secrets.map(({ name }) => name).toSorted(),
    );
  });

  it('has the version of the product', () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'backend/package.json'), 'utf8')) as {
      version: string;
    };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });
});
