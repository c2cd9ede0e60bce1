import { ACTIVE_PDF_KEYS, pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import type { OfferRow, QuoteContent } from './quote-content.js';
import { renderQuotes } from './render-quote.js';

const OFFER: OfferRow = {
  carrier: 'Example Freight Lines (ZZAA), demo',
  service: 'LTL, direct',
  transit: '3 to 4 business days, 920 estimated miles',
  delivery: '2026-11-30 to 2026-12-01',
  total: '265.84 USD',
  likelyTotal: '377.24 USD, class 100 + inspection',
  co2e: '74.10 kg TTW',
  validUntil: '2026-12-04 10:30 CST',
  mark: 'Cheapest',
};

function content(changes: Partial<QuoteContent> = {}): QuoteContent {
  return {
    locale: 'en-US',
    number: 'Q-001042',
    company: 'Riverside Tile',
    status: 'quoted',
    revision: 2,
    ratedAt: '2026-11-20T16:30:00.000Z',
    ratedText: '2026-11-20 10:30 CST',
    createdBy: 'Rosa Delgado',
    stops: [
      { title: 'ORIGIN', lines: ['Acme DC', '12 S Dock Pl', 'Chicago, IL 60601 US'] },
      { title: 'DESTINATION', lines: ['Oak Fixtures', '1 Oak Rd', 'Dallas, TX 75201 US'] },
    ],
    facts: [
      ['Pickup', '2026-11-24'],
      ['Weight', '1,000 lb'],
      ['Density', '9.38 lb per cu ft'],
    ],
    freight: [
      {
        units: '2 PAT',
        dimensions: '48 x 40 x 48 in',
        description: 'Aluminium fittings, boxed',
        freightClass: '70',
        weight: '1,000 lb',
      },
    ],
    services: ['Liftgate at delivery'],
    notes: ['The density stands for class 100.'],
    offers: [OFFER],
    declined: ['Brook Demo Lines (ZZBB): No rates from 606 to 752.'],
    emissions: ['SW2018-LTL (SmartWay 2018), tank to wheel, 1,000 lb over 920 road miles'],
    ...changes,
  };
}

const pagesOf = (text: string) => text.split('\f').slice(0, -1);

describe('quote PDF', () => {
  it('shows request, rating and offers on one page', async () => {
    const pages = pagesOf(pdfText(await renderQuotes([content()])));
    expect(pages).toHaveLength(1);
    for (const part of [
      'Freight quote Q-001042',
      'Riverside Tile',
      'made by Rosa Delgado',
      'Chicago, IL 60601 US',
      'Oak Fixtures',
      '9.38 lb per cu ft',
      'Aluminium fittings, boxed',
      'Liftgate at delivery',
      'The density stands for class 100.',
      'Cheapest',
      '265.84 USD',
      '377.24 USD',
      'Transit is an estimate',
      'No rates from 606 to 752.',
      'SW2018-LTL (SmartWay 2018), tank to wheel',
      'Q-001042, revision 2, rated 2026-11-20 10:30 CST',
      'Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(part);
    }
  });

  it('prints names as written', async () => {
    const names = ['Łódź', 'Nguyễn', 'Ørsted', '東京'];
    const text = pdfText(await renderQuotes([content({ company: names.join(' ') })]));
    for (const name of names) expect(text).toContain(name);
  });

  it('states that prices are hidden or that there is no offer', async () => {
    expect(pdfText(await renderQuotes([content({ offers: null })]))).toContain('Your role does not show prices.');
    expect(pdfText(await renderQuotes([content({ offers: [] })]))).toContain('No carrier made an offer.');
  });

  it('repeats headings, numbers pages and shows every offer once on further pages', async () => {
    const offers = Array.from({ length: 60 }, (_, index) => ({
      ...OFFER,
      carrier: `Carrier ${index + 1}.`,
      mark: '' as const,
    }));
    const text = pdfText(await renderQuotes([content({ offers })]));
    const pages = pagesOf(text);
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/Carrier \d+\./g)).toEqual(offers.map(({ carrier }) => carrier));
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
    expect(pages[1]).toContain('OFFERS (CONTINUED)');
  });

  it('prints several quotes into one file, each with its own page numbers', async () => {
    const offers = Array.from({ length: 60 }, () => OFFER);
    const pages = pagesOf(pdfText(await renderQuotes([content(), content({ number: 'Q-001043', offers })])));
    expect(pages[0]).toContain('Freight quote Q-001042');
    expect(pages[0]).toContain('Page 1 of 1');
    expect(pages[1]).toContain('Freight quote Q-001043');
    expect(pages[1]).toContain(`Page 1 of ${pages.length - 1}`);
    expect(pages.at(-1)).toContain('Q-001043, revision 2');
  });

  it('returns the same bytes for the same content', async () => {
    const [first, second, other] = await Promise.all([
      renderQuotes([content()]),
      renderQuotes([content()]),
      renderQuotes([content({ revision: 3 })]),
    ]);
    expect(first.equals(second)).toBe(true);
    expect(first.equals(other)).toBe(false);
    expect(first.length).toBeLessThan(60 * 1024);
  });

  it('prints hostile text as text, however long', async () => {
    const hostile =
      ') Tj ET \\ /JS (app.alert(1)) /OpenAction /URI <script>file:///etc/passwd</script> <img src=http://127.0.0.1> \u202E שלום 🎉 ';
    const long = hostile.repeat(Math.ceil(100_000 / hostile.length));
    const freight = [{ units: long, dimensions: long, description: long, freightClass: long, weight: long }];
    const bytes = await renderQuotes([
      content({
        company: long,
        createdBy: long,
        stops: [{ title: 'ORIGIN', lines: [long, long, long, long] }],
        facts: [['Pickup', long]],
        freight,
        services: [long],
        notes: [long],
        offers: [{ ...OFFER, carrier: long, transit: long }],
        declined: [long],
      }),
    ]);
    expect(pdfText(bytes)).toContain('/JS (app.alert(1))');
    expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
  });
});
