import { type Locale, SOURCE_LOCALE } from '../../../messages/locales.js';
import { msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { type Pdf, PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import type { LabelContent, LabelPrint, LabelUnit, LabelParty } from './label-content.js';
import { LABEL_FORMATS, type LabelFormat } from './label-formats.js';
import { proBarcode, ssccBarcode } from '../pdf/barcode.js';

const PADDING = 3;
const CAPTION = 10;

/** How a label is drawn. */
interface Style {
  format: LabelFormat;
  locale: Locale;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws one label: parties, carrier, numbers, and unit number of total. A spare label, without a unit, is completed by hand. */
function drawLabel(
  sheet: Sheet,
  { format, locale }: Style,
  at: { x: number; y: number },
  content: LabelContent,
  unit: LabelUnit | null,
): void {
  const { width, size, heights } = format;
  let { y } = at;
  const next = (height: number): Frame => {
    const frame = { x: at.x, y, width, height };
    sheet.box(frame.x, frame.y, frame.width, frame.height);
    y += height;
    return frame;
  };
  drawParty(sheet, next(heights.from), translate(locale, msg`SHIP FROM`), content.shipFrom, size * 0.65);
  drawParty(sheet, next(heights.to), translate(locale, msg`SHIP TO`), content.shipTo, size);
  drawFacts(sheet, next(heights.facts), content, { size: size * 0.7, locale });
  drawPro(sheet, next(heights.pro), content.proNumber, size);
  drawUnit(sheet, next(heights.unit), { units: content.units.length, unit }, { size, locale });
}

function drawParty(
  sheet: Sheet,
  { x, y, width, height }: Frame,
  title: string,
  { name, address }: LabelParty,
  size: number,
): void {
  const inner = width - 2 * PADDING;
  sheet.text(title, x + PADDING, y + 2, inner, { size: 5.5 });
  sheet.text(name, x + PADDING, y + 9, inner, { size, bold: true });
  const top = y + 9 + size * 1.15;
  const step = Math.min(size, (y + height - top) / Math.max(1, address.length));
  address.forEach((line, index) =>
    sheet.text(line, x + PADDING, top + index * step, inner, { size: Math.min(size * 0.8, step * 0.95) }),
  );
}

function drawFacts(
  sheet: Sheet,
  { x, y, width, height }: Frame,
  { carrier, bolNumber, purchaseOrders }: LabelContent,
  { size, locale }: { size: number; locale: Locale },
): void {
  const step = (height - 4) / 3;
  const orders = purchaseOrders.join(', ');
  const lines = [
    msg`CARRIER ${{ name: carrier.name }} (${{ scac: carrier.scac }})`,
    msg`BOL ${{ bolNumber }}`,
    msg`PO ${{ orders }}`,
  ];
  lines.forEach((line, index) =>
    sheet.text(translate(locale, line), x + PADDING, y + 3 + index * step, width - 2 * PADDING, {
      size: Math.min(size, step * 0.8),
      bold: index === 1,
    }),
  );
}

/** Without a PRO number, space for the driver's PRO sticker. */
function drawPro(sheet: Sheet, { x, y, width, height }: Frame, proNumber: string | null, size: number): void {
  sheet.text(`PRO ${proNumber ?? ''}`, x + PADDING, y + 3, width - 2 * PADDING, { size: size * 0.8, bold: true });
  const top = 4 + size;
  if (proNumber !== null) sheet.barcode(proBarcode(proNumber), x, y + top, width, height - top - CAPTION);
}

function drawUnit(
  sheet: Sheet,
  { x, y, width, height }: Frame,
  { units, unit }: { units: number; unit: LabelUnit | null },
  { size, locale }: { size: number; locale: Locale },
): void {
  const number = unit === null ? '____' : String(unit.number);
  const title = translate(locale, msg`HANDLING UNIT ${{ number }} of ${{ units }}`);
  sheet.text(title, x + PADDING, y + 3, width - 2 * PADDING, { size, bold: true });
  const top = 5 + size;
  if (unit === null) {
    const spare = translate(locale, msg`SPARE LABEL`);
    sheet.text(spare, x + PADDING, y + top + 4, width - 2 * PADDING, { size: size * 0.8 });
  } else sheet.barcode(ssccBarcode(unit.sscc), x, y + top, width, height - top - CAPTION);
}

/** Renders labels as a PDF: one per handling unit, in order. The same input always produces the same bytes. */
export async function renderLabels({
  format,
  startAt,
  spare,
  shipments,
  language: locale = SOURCE_LOCALE,
}: LabelPrint): Promise<Pdf> {
  const [first] = shipments;
  if (first === undefined) throw new RangeError('There is nothing to print.');
  const measures = LABEL_FORMATS[format];
  const pdf = new PdfDocument(
    translate(locale, shipments.length === 1 ? msg`Labels ${{ bolNumber: first.bolNumber }}` : msg`Labels`),
    new Date(first.issuedAt),
    measures.page,
    locale,
  );
  const sheet = new Sheet(pdf);
  const labels = shipments.flatMap((shipment) => labelsOf(shipment, spare));
  for (const [index, { content, unit }] of labels.entries()) {
    const place = (startAt - 1 + index) % measures.places.length;
    if (index === 0 || place === 0) {
      await pdf.settle();
      pdf.addPage();
    }
    sheet.group('Sect', () =>
      drawLabel(sheet, { format: measures, locale }, measures.places[place] ?? { x: 0, y: 0 }, content, unit),
    );
  }
  return pdf.finish();
}

/** A spare label has a null unit. */
function labelsOf(content: LabelContent, spare: boolean): { content: LabelContent; unit: LabelUnit | null }[] {
  return [...content.units, ...(spare ? [null] : [])].map((unit) => ({ content, unit }));
}
