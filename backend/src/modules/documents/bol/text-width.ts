import type PDFDocument from 'pdfkit';

const UNITS_PER_EM = 1_000;

/** Widths of single characters by font, in thousandths of the size; the same for every document, so measured once. */
const widths = new Map<string, Map<string, number>>();

/** Width of a text in points, without kerning: that brings letters closer, if anything. */
export function textWidth(pdf: InstanceType<typeof PDFDocument>, text: string, font: string, size: number): number {
  let known = widths.get(font);
  if (known === undefined) widths.set(font, (known = new Map()));
  let total = 0;
  for (const character of text) {
    let width = known.get(character);
    if (width === undefined) known.set(character, (width = pdf.font(font).fontSize(UNITS_PER_EM).widthOfString(character)));
    total += width;
  }
  return (total * size) / UNITS_PER_EM;
}
