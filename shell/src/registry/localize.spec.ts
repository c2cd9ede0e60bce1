import { remote } from '../testing/fixtures';
import { localizeRegistry } from './localize';

test('labels are in the locale where the manifest has them', () => {
  const quotes = remote('quotes');
  const nav = [
    { ...quotes.nav[0]!, label: 'Quotes', labels: { 'fr-CA': 'Soumissions' } },
    { ...quotes.nav[0]!, label: 'Yards' },
  ];
  const labels = (locale: string) =>
    localizeRegistry({ remotes: [{ ...quotes, nav }] }, locale).remotes[0]!.nav.map(({ label }) => label);
  expect(labels('fr-CA')).toEqual(['Soumissions', 'Yards']);
  expect(labels('es-US')).toEqual(['Quotes', 'Yards']);
});
