import type { Pdf } from '../pdf/pdf-document.js';
import { PdfDocument } from '../pdf/pdf-document.js';
import { Sheet } from '../pdf/sheet.js';
import { drawLabel } from './draw-label.js';
import type { LabelContent, LabelPrint, LabelUnit } from './label-content.js';
import { LABEL_FORMATS } from './label-formats.js';

/** Renders labels as a PDF: one per handling unit, in order. The same input always produces the same bytes. */
export async function renderLabels({ format, startAt, spare, shipments }: LabelPrint): Promise<Pdf> {
  const [first] = shipments;
  if (first === undefined) throw new RangeError('There is nothing to print.');
  const measures = LABEL_FORMATS[format];
  const pdf = new PdfDocument(
    shipments.length === 1 ? `Labels ${first.bolNumber}` : 'Labels',
    new Date(first.issuedAt),
    measures.page,
  );
  const sheet = new Sheet(pdf);
  const labels = shipments.flatMap((shipment) => labelsOf(shipment, spare));
  for (const [index, { content, unit }] of labels.entries()) {
    const place = (startAt - 1 + index) % measures.places.length;
    if (index === 0 || place === 0) {
      await pdf.settle();
      pdf.addPage();
    }
    drawLabel(sheet, measures, measures.places[place] ?? { x: 0, y: 0 }, content, unit);
  }
  return pdf.finish();
}

/** A spare label has a null unit. */
function labelsOf(content: LabelContent, spare: boolean): { content: LabelContent; unit: LabelUnit | null }[] {
  return [...content.units, ...(spare ? [null] : [])].map((unit) => ({ content, unit }));
}
