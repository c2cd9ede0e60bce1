import { readFileSync } from 'node:fs';
import { CONTACT_BODY } from './contact.entity.js';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

it.each(['contact.v1', 'contact.v1-arrays', 'contact.v2'])(
  '%s reads as the same contact, from text and from a value',
  (name) => {
    expect(CONTACT_BODY.read(JSON.stringify(golden(name)))).toEqual(golden('contact.v1'));
    expect(CONTACT_BODY.read(golden(name))).toEqual(golden('contact.v1'));
  },
);

it('is stored with its schema version', () => {
  expect(CONTACT_BODY.write(CONTACT_BODY.read(golden('contact.v1')))).toEqual(golden('contact.v2'));
});
