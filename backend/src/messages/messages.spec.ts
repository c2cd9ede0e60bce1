import { localeFor } from './locales.js';
import { messages as english } from './locales/en-US.js';
import { type Message, msg, plural, stored, verbatim } from './message.js';
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

describe('stored texts', () => {
  const french = (text: string): string => translate('fr-CA', stored(text));

  it('writes the text of a message in the language of its reader', () => {
    expect(french('The carrier declined the claim.')).toBe('Le transporteur a refusé la réclamation.');
    expect(translate('es-US', stored('Weather'))).toBe('Clima');
    expect(translate('en-CA', stored('Weather'))).toBe('Weather');
  });

  it('formats the amounts, days and numbers in it', () => {
    expect(french('$1,095.00 more than agreed. The carrier reported a reweigh.')).toBe(
      '1\u00A0095,00\u00A0$\u00A0US de plus que convenu. Le transporteur a signalé une repesée.',
    );
    expect(french('Follows from the freight charge: 78% of $1,278.28.')).toBe(
      'Découle des frais de transport\u00A0: 78\u00A0% de 1\u00A0278,28\u00A0$\u00A0US.',
    );
    expect(french('Acme has no tariff in force on Mon, Nov 30, 2026.')).toBe(
      'Acme n’a pas de tarif en vigueur le lun. 30 nov. 2026.',
    );
    expect(french('20,400 lb is above 20,000 lb, the outer limit of LTL. Choose a full truckload.')).toBe(
      '20\u00A0400 lb dépassent 20\u00A0000 lb, la limite extrême du LTL. Choisissez une charge complète.',
    );
  });

  it('keeps decimal points of classes', () => {
    expect(french('Linehaul, class 77.5 rated as 92.5')).toBe('Transport de base, classe 77.5 tarifée en 92.5');
    expect(french('class 70 and 92.5 + inspection')).toBe('classe 70 et 92.5 + inspection');
  });

  it('translates messages in messages, and plurals', () => {
    expect(french('500 estimated miles, +1 interline, +1 border')).toBe(
      '500 milles estimés, +1 transporteur de correspondance, +1 frontière',
    );
    expect(french('Appointment number needed (shipper or consignee has to act)')).toBe(
      'Numéro de rendez-vous requis (l’expéditeur ou le destinataire doit agir)',
    );
    expect(french('1 PRO number is left. Ask the carrier for the next block.')).toContain('Il reste 1 numéro PRO.');
    expect(french('12 PRO numbers are left. Ask the carrier for the next block.')).toContain('12 numéros PRO.');
  });

  it('keeps texts of users and carriers', () => {
    expect(french('Gate 4, ask for Pat. Call first.')).toBe('Gate 4, ask for Pat. Call first.');
    expect(french('')).toBe('');
    expect(french('The carrier declined the claim. Pat will call.')).toBe(
      'Le transporteur a refusé la réclamation. Pat will call.',
    );
  });
});

describe('the catalog', () => {
  const LANGUAGES = ['fr-CA', 'es-US'] as const;
  /** Words outside the placeholders. */
  const words = (text: string): number => text.replaceAll(/X\w+/g, '').match(/[a-z]{3,}/gi)?.length ?? 0;
  const filled = Object.entries(english).map(([id, tokens]): Message => {
    const values: Record<string, string | number> = {};
    for (const token of typeof tokens === 'string' ? [] : tokens)
      if (typeof token !== 'string') values[token[0]] = token[1] === undefined ? `X${token[0]}` : 3;
    return { id, message: id, values };
  });

  it.each(LANGUAGES)('has no English text left in %s', (locale) => {
    const left = filled.filter((message) => {
      const text = translate('en-US', message);
      return words(text) > 2 && text === translate(locale, message);
    });
    expect(left.map((message) => translate('en-US', message))).toEqual([]);
  });

  it.each(LANGUAGES)('finds every message again from its stored text, for %s', (locale) => {
    const lost = filled.filter((message) => {
      const text = translate('en-US', message);
      // Texts of placeholders and a word or two, such as `{first} to {last}`, are not stored.
      return words(text) > 1 && translate(locale, stored(text)) !== translate(locale, message);
    });
    expect(lost.map((message) => translate('en-US', message))).toEqual([]);
  });
});
