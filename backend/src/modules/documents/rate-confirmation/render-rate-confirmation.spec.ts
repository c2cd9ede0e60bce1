import { hostileText } from '../../../../test/support/hostile-text.js';
import { ACTIVE_PDF_KEYS, pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import type { RateConfirmationContent } from './rate-confirmation-content.js';
import { renderRateConfirmation } from './render-rate-confirmation.js';

function content(changes: Partial<RateConfirmationContent> = {}): RateConfirmationContent {
  return {
    number: 'S-000317',
    issuedAt: '2026-11-20T15:04:05.000Z',
    carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
    facts: [
      { label: 'PRO number', text: '771000042' },
      { label: 'Pickup', text: '2026-11-24' },
    ],
    shipFrom: ['Acme DC', '12 S Dock Pl'],
    shipTo: ['Oak Fixtures', '1 Oak Rd'],
    stops: [],
    freight: ['2 PAT, 48 x 40 x 48 in, 1,000 lb: Fittings (class 70)'],
    services: ['Liftgate at delivery'],
    charges: [
      { description: 'Linehaul', basis: '10.00 cwt at 21.40', amount: '$214.00' },
      { description: 'Fuel', basis: '24% of 214.00', amount: '$51.84' },
    ],
    terms: [],
    total: '$265.84 USD',
    ...changes,
  };
}

describe('the rate confirmation', () => {
  it('has payer, charges and freight', async () => {
    const { bytes, pageCount } = await renderRateConfirmation(content());
    expect(pageCount).toBe(1);
    const text = pdfText(bytes);
    for (const part of [
      'Rate confirmation S-000317',
      'Example Freight Lines (ZZAA)',
      '771000042',
      'Acme DC',
      'Oak Fixtures',
      'class 70',
      'Liftgate',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Linehaul\s+10\.00 cwt at 21\.40\s+\$214\.00/);
    expect(text).toMatch(/TOTAL\s+\$265\.84 USD/);
  });

  it('has the stops, and refers to the total where it is printed', async () => {
    const text = pdfText((await renderRateConfirmation(content({ stops: ['Stop 1: drop, Elm Cold Store'] }))).bytes);
    expect(text).toContain('Stop 1: drop, Elm Cold Store');
    expect(text).toMatch(/TOTAL\s+\$265\.84 USD[\s\S]*for the total above/);
  });

  it('continues on further pages, with small and deterministic output', async () => {
    const charges = Array.from({ length: 90 }, (_, index) => ({
      description: `Charge ${index + 1}.`,
      basis: 'flat',
      amount: '$1.00',
    }));
    const [first, second] = [
      await renderRateConfirmation(content({ charges })),
      await renderRateConfirmation(content({ charges })),
    ];
    expect(first.pageCount).toBeGreaterThan(1);
    expect(pdfText(first.bytes).match(/Charge \d+\./g)).toHaveLength(90);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.length / first.pageCount).toBeLessThan(60 * 1024);
  });

  it('prints hostile input as plain text', async () => {
    const long = hostileText(100_000);
    const { bytes } = await renderRateConfirmation(
      content({
        shipFrom: [long, long],
        freight: [long],
        services: [long],
        charges: [{ description: long, basis: long, amount: long }],
      }),
    );
    expect(pdfText(bytes)).toContain('/JS (app.alert(1))');
    expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
  });
});
