import { hostileText } from '../../../../test/support/hostile-text.js';
import { ACTIVE_PDF_KEYS, pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import { untranslated } from '../../../../test/support/untranslated.js';
import type { CommercialInvoiceContent, InvoiceLine } from './commercial-invoice-content.js';
import { renderCommercialInvoice } from './render-commercial-invoice.js';
import { renderCustomsInvoice } from './render-customs-invoice.js';

const LINE: InvoiceLine = {
  description: 'Fittings',
  hsCode: '760900',
  countryOfOrigin: 'US',
  quantity: '24 BOX',
  unitValue: '$10.00',
  totalValue: '$240.00',
  grossWeight: '1,000 lb',
};

function content(changes: Partial<CommercialInvoiceContent> = {}): CommercialInvoiceContent {
  return {
    invoiceNumber: 'S-000317',
    date: '2026-11-24',
    issuedAt: '2026-11-20T15:04:05.000Z',
    exporter: ['Acme DC', '12 S Dock Pl', 'Chicago, IL 60601 US'],
    exporterTaxId: '12-3456789',
    consignee: ['Oak Fixtures', '1 Oak Rd', 'Toronto, ON M5V 2T6 CA'],
    importer: ['Oak Imports'],
    termsOfSale: 'DAP Toronto',
    currency: 'USD',
    reasonForExport: 'Sale',
    broker: 'Pine Customs',
    references: ['Bill of lading 06141411234567890'],
    marks: 'OAK 1-2',
    lines: [LINE],
    packages: '2 handling units',
    grossWeight: '1,000 lb',
    netWeight: '940 lb',
    totalValue: '$240.00',
    freight: '$100.00',
    insurance: '$5.00',
    ...changes,
  };
}

describe('the commercial invoice', () => {
  it('has the content required by freight.md 4.4', async () => {
    const text = pdfText((await renderCommercialInvoice(content())).bytes);
    for (const part of [
      'Commercial invoice S-000317',
      'Acme DC',
      '12-3456789',
      'Toronto, ON M5V 2T6 CA',
      'Oak Imports',
      'DAP Toronto',
      'USD',
      'Sale',
      'Pine Customs',
      '06141411234567890',
      'OAK 1-2',
      '940 lb',
      '$100.00',
      '$5.00',
      'Signature',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Fittings\s+760900\s+US\s+24 BOX\s+1,000 lb\s+\$10\.00\s+\$240\.00/);
    expect(text.match(/____/g)).not.toBeNull();
  });

  it('leaves a blank for every unknown value', async () => {
    const blanks = (text: string) => text.match(/_{8,}/g)?.length ?? 0;
    const known = blanks(pdfText((await renderCommercialInvoice(content())).bytes));
    const line = { ...LINE, hsCode: null, countryOfOrigin: null, unitValue: null, totalValue: null };
    const unknown = await renderCommercialInvoice(
      content({ lines: [line], exporterTaxId: null, termsOfSale: null, broker: null, netWeight: null }),
    );
    expect(blanks(pdfText(unknown.bytes)) - known).toBe(8);
  });

  it('spreads fifty lines over pages, with small and deterministic output', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => ({
      ...LINE,
      description: `Fitting ${index + 1}. `.repeat(12),
    }));
    const [first, second] = [
      await renderCommercialInvoice(content({ lines })),
      await renderCommercialInvoice(content({ lines })),
    ];
    expect(first.pageCount).toBeGreaterThan(1);
    expect(new Set(pdfText(first.bytes).match(/Fitting \d+\./g)).size).toBe(50);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.length / first.pageCount).toBeLessThan(60 * 1024);
  });

  it.each([
    [renderCommercialInvoice, 'fr-CA'],
    [renderCustomsInvoice, 'fr-CA'],
    [renderCommercialInvoice, 'es-US'],
    [renderCustomsInvoice, 'es-US'],
  ] as const)('has no English texts in the company’s language: %p in %s', async (render, language) => {
    const entered = content({
      consignee: ['N1'],
      exporter: ['N2'],
      importer: ['N3'],
      termsOfSale: '1',
      currency: '2',
      reasonForExport: '3',
      broker: '4',
      references: ['5'],
      marks: '6',
      lines: [{ ...LINE, description: '7', quantity: '24' }],
      packages: '8',
    });
    const [english, other] = [await render(entered), await render({ ...entered, language })];
    expect(untranslated(pdfText(english.bytes), pdfText(other.bytes), ['15 TOTAL', 'Date 2026-11-24'])).toEqual([]);
  });

  it('prints hostile input as plain text', async () => {
    const long = hostileText(100_000);
    const { bytes } = await renderCommercialInvoice(
      content({
        exporter: [long, long],
        consignee: [long],
        lines: [{ ...LINE, description: long }],
        references: [long],
        marks: long,
      }),
    );
    expect(pdfText(bytes)).toContain('/JS (app.alert(1))');
    expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
  });
});
