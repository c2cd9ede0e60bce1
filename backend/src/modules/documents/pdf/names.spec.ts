import { bolContent } from '../../../../test/support/bol-content.js';
import { pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import { serialShippingContainerCode } from '../../../kernel/identifiers/gs1.js';
import { renderBol } from '../bol/render-bol.js';
import { renderCommercialInvoice } from '../commercial-invoice/render-commercial-invoice.js';
import { renderLabels } from '../labels/render-labels.js';
import { renderRateConfirmation } from '../rate-confirmation/render-rate-confirmation.js';
import type { Pdf } from './pdf-document.js';

const NAMES = ['Łódź', 'Nguyễn', 'Ørsted', 'Αθήνα', 'Москва', '東京', '서울', '臺北'];
const NAME = NAMES.join(' ');
const ISSUED = '2026-11-20T15:04:05.000Z';

const bol = (name: string) => renderBol([bolContent({ shipTo: { ...bolContent().shipTo, name } })]);

/** Every generated document of a shipment with this consignee. The quote has a spec in its module. */
const RENDER: Readonly<Record<string, (name: string) => Promise<Pdf>>> = {
  'bill of lading': bol,
  label: (name) =>
    renderLabels({
      format: '4x6',
      startAt: 1,
      spare: false,
      shipments: [
        {
          bolNumber: '06141411234567890',
          proNumber: null,
          carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
          shipFrom: { name: 'Acme DC', address: [] },
          shipTo: { name, address: ['1 Oak Rd'] },
          purchaseOrders: [],
          units: [{ number: 1, sscc: serialShippingContainerCode(1, '0614141', 7) }],
          issuedAt: ISSUED,
        },
      ],
    }),
  'rate confirmation': (name) =>
    renderRateConfirmation({
      number: 'S-000317',
      issuedAt: ISSUED,
      carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
      facts: [],
      shipFrom: [],
      shipTo: [name],
      stops: [],
      freight: [],
      services: [],
      charges: [],
      terms: [],
      total: '$1.00 USD',
    }),
  'commercial invoice': (name) =>
    renderCommercialInvoice({
      invoiceNumber: 'S-000317',
      date: '2026-11-24',
      issuedAt: ISSUED,
      exporter: [],
      exporterTaxId: null,
      consignee: [name],
      importer: null,
      termsOfSale: null,
      currency: null,
      reasonForExport: null,
      broker: null,
      references: [],
      marks: null,
      lines: [],
      packages: '',
      grossWeight: '',
      netWeight: null,
      totalValue: null,
      freight: null,
      insurance: null,
    }),
};

describe.each(Object.entries(RENDER))('a %s', (_, render) => {
  it('prints names as written, in embedded fonts', async () => {
    const { bytes } = await render(NAME);
    const text = pdfText(bytes);
    for (const name of NAMES) expect(text).toContain(name);
    const objects = pdfObjects(bytes);
    expect(objects).toContain('/FontFile2');
    expect(objects).not.toContain('/Type1');
  });

  it('has tags, a language and a title for screen readers', async () => {
    const objects = pdfObjects((await render('Oak Fixtures')).bytes);
    for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '/S /P'])
      expect(objects).toContain(part);
    expect(objects).toMatch(/\((Bill of lading|Labels|Rate confirmation|Commercial invoice) \S+\)/);
  });
});

describe('text of documents', () => {
  it('names the code point of a character without a glyph', async () => {
    expect(pdfText((await bol('𠮷野家 Foods')).bytes)).toContain('[U+20BB7]野家 Foods');
  });

  it('joins composed and decomposed letters, and removes invisible characters', async () => {
    const text = pdfText((await bol('Nguye\u0302\u0303n\u202e\u200b\u0000 Ltd')).bytes);
    expect(text).toContain('Nguyễn Ltd');
  });

  it('prints Hebrew from right to left within a line', async () => {
    const text = pdfText((await bol('שלום עולם Ltd')).bytes);
    expect(text).toContain('שלום');
    expect(text).toContain('Ltd');
  });

  it('has headings and tables with headed columns', async () => {
    const objects = pdfObjects((await bol('Oak Fixtures')).bytes);
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(objects).toContain(`/S /${role}`);
    expect(objects).toContain('/Scope /Column');
  });
});
