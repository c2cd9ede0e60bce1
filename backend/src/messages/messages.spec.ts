import { localeFor } from './locales.js';
import { msg, plural, verbatim } from './message.js';
import { translate } from './translate.js';

describe('localeFor', () => {
  it.each([
    [['fr-CA', 'en'], 'fr-CA'],
    [['fr-FR', 'fr', 'en'], 'fr-CA'],
    [['es-MX'], 'es-US'],
    [['de-DE', 'es'], 'es-US'],
    [['EN-ca'], 'en-CA'],
    [['en-GB'], 'en-US'],
    [['*'], 'en-US'],
    [['de'], 'en-US'],
    [[], 'en-US'],
  ])('%j is %s', (languages, locale) => {
    expect(localeFor(languages)).toBe(locale);
  });
});

describe('translate', () => {
  it('finds the translations of the extracted message', () => {
    const message = msg`${plural({ count: 3 }, { one: 'One field needs attention.', other: '# fields need attention.' })}`;
    expect(['en-US', 'fr-CA', 'es-US'].map((locale) => translate(locale as 'en-US', message))).toEqual([
      '3 fields need attention.',
      '3 champs demandent votre attention.',
      '3 campos necesitan atención.',
    ]);
  });

  it('writes values in the formats of the reader', () => {
    const message = msg`The total is now ${{ currentTotal: { amount: 123_456, currency: 'USD' } }}, you accepted ${{ acceptedTotal: { amount: 100, currency: 'CAD' } }}. Nothing was booked. Accept the new total to book.`;
    expect(translate('en-US', message)).toContain('The total is now $1,234.56, you accepted CA$1.00.');
    expect(translate('fr-CA', message)).toContain('Le total est maintenant 1\u00A0234,56\u00A0$\u00A0US');
    expect(translate('fr-CA', msg`This day is before the pickup on ${{ pickupOn: { day: '2026-11-30' } }}.`)).toBe(
      'Ce jour est avant le ramassage du lun. 30 nov. 2026.',
    );
  });

  it('translates messages in messages, lists, and braces', () => {
    const advice = msg`Check it and the country.`;
    expect(translate('es-US', msg`ZIP ${{ postalCode: '6069' }} is not known. ${{ advice }}`)).toBe(
      'El código ZIP 6069 no se conoce. Revíselo, y también el país.',
    );
    const rows = msg`The bill of lading needs a description of everything that is shipped. Describe the freight of item ${{ rows: ['1', '3'] }}.`;
    expect(translate('fr-CA', rows)).toContain('1 et 3.');
    const braces = msg`Must contain '{control}', and only letters, digits, dots, hyphens and underscores.`;
    expect(translate('en-US', braces)).toContain('Must contain {control}, and');
  });

  it('keeps texts of others, whatever they contain', () => {
    expect(translate('fr-CA', verbatim("Carrier's reply {x} <b> #"))).toBe("Carrier's reply {x} <b> #");
  });
});
