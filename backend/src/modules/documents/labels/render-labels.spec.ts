import { serialShippingContainerCode } from '../../../kernel/identifiers/gs1.js';
import { ACTIVE_PDF_KEYS, pdfBarcodes, pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import { hostileText } from '../../../../test/support/hostile-text.js';
import type { LabelContent, LabelPrint } from './label-content.js';
import { renderLabels } from './render-labels.js';

/** Rendering pages at 300 dpi and decoding them takes seconds on an idle machine. */
const SLOW = 60_000;

function shipment(units = 3, changes: Partial<LabelContent> = {}): LabelContent {
  return {
    bolNumber: '06141411234567890',
    proNumber: '771000042',
    carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
    shipFrom: { name: 'Acme DC', address: ['12 S Dock Pl', 'Chicago, IL 60601 US'] },
    shipTo: { name: 'Oak Fixtures', address: ['1 Oak Rd', 'Dallas, TX 75201 US'] },
    purchaseOrders: ['554238'],
    issuedAt: '2026-11-20T15:04:05.000Z',
    units: Array.from({ length: units }, (_, index) => ({
      number: index + 1,
      sscc: serialShippingContainerCode(1, '0614141', 123_456_789 + index),
    })),
    ...changes,
  };
}

function print(changes: Partial<LabelPrint> = {}) {
  return renderLabels({ format: '4x6', startAt: 1, spare: false, shipments: [shipment()], ...changes });
}

const pagesOf = (bytes: Buffer) => pdfText(bytes).split('\f').slice(0, -1);

describe('labels', () => {
  it('are printed one per 4 by 6 inch page, each with unit, numbers, parties, order and carrier', async () => {
    const { bytes, pageCount } = await print();
    const pages = pagesOf(bytes);
    expect([pageCount, pages.length]).toEqual([3, 3]);
    expect(pdfObjects(bytes)).toContain('432');
    pages.forEach((page, index) => {
      for (const part of [
        `HANDLING UNIT ${index + 1} of 3`,
        shipment().units[index]!.sscc,
        'BOL 06141411234567890',
        'PRO 771000042',
        'Acme DC',
        '12 S Dock Pl',
        'Oak Fixtures',
        'Dallas, TX 75201 US',
        'PO 554238',
        'Example Freight Lines (ZZAA)',
      ]) {
        expect(page).toContain(part);
      }
    });
  });

  it(
    'have barcodes that an independent reader decodes',
    async () => {
      const { bytes } = await print();
      expect(pdfBarcodes(bytes).sort()).toEqual(
        [
          'CODE-128:00106141411234567897',
          'CODE-128:00106141411234567903',
          'CODE-128:00106141411234567910',
          ...Array<string>(3).fill('CODE-128:771000042'),
        ].sort(),
      );
    },
    SLOW,
  );

  it(
    'are printed six per sheet from the requested position',
    async () => {
      const { bytes, pageCount } = await print({ format: 'avery', startAt: 5 });
      expect(pageCount).toBe(2);
      const [first, second] = pagesOf(bytes);
      expect([first, second].map((page) => page!.match(/HANDLING UNIT \d/g))).toEqual([
        ['HANDLING UNIT 1', 'HANDLING UNIT 2'],
        ['HANDLING UNIT 3'],
      ]);
      expect(
        pdfBarcodes(bytes)
          .filter((code) => code.startsWith('CODE-128:00'))
          .sort(),
      ).toEqual(['CODE-128:00106141411234567897', 'CODE-128:00106141411234567903', 'CODE-128:00106141411234567910']);
    },
    SLOW,
  );

  it(
    'leave space for the driver’s PRO sticker without a PRO, and include one spare without a unit',
    async () => {
      const { bytes } = await print({ spare: true, shipments: [shipment(1, { proNumber: null })] });
      const [, spare] = pagesOf(bytes);
      expect(spare).toMatch(/HANDLING UNIT ____ of 1[\s\S]*SPARE LABEL/);
      expect(pdfBarcodes(bytes)).toEqual(['CODE-128:00106141411234567897']);
    },
    SLOW,
  );

  it('reject a code with a wrong check digit', async () => {
    await expect(
      print({ shipments: [shipment(1, { units: [{ number: 1, sscc: '106141411234567890' }] })] }),
    ).rejects.toThrow();
  });

  it('have small and deterministic output', async () => {
    const [first, second] = [await print(), await print()];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.length / first.pageCount).toBeLessThan(60 * 1024);
  });

  it('print hostile input as plain text', async () => {
    const party = { name: hostileText(), address: [hostileText(100_000), hostileText(), hostileText()] };
    const content = shipment(1, {
      shipFrom: party,
      shipTo: party,
      purchaseOrders: [hostileText(100_000)],
      carrier: { name: hostileText(), scac: 'ZZAA' },
    });
    for (const format of ['4x6', 'avery'] as const) {
      const { bytes } = await print({ format, shipments: [content] });
      expect(pdfText(bytes)).toContain('HANDLING UNIT 1 of 1');
      expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
    }
  });
});
