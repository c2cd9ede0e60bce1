import { PAGE, type PdfDocument, type Sheet } from '../../documents/index.js';

const PAGE_LINE_HEIGHT = 14;

/** Sections one beneath the other, over as many pages as they need. Lengths are points. */
export class Flow {
  /** Where the next section starts. */
  y: number = PAGE.top;

  constructor(
    private readonly pdf: PdfDocument,
    private readonly sheet: Sheet,
  ) {
    pdf.addPage();
  }

  /** Starts another page unless there is room for this height. Returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.bottom - PAGE_LINE_HEIGHT) return false;
    this.pdf.addPage();
    this.y = PAGE.top;
    return true;
  }

  /** Writes this at the foot of every page, with its number. */
  footers(text: string): void {
    const count = this.pdf.pageCount;
    for (let index = 0; index < count; index += 1) {
      this.pdf.turnTo(index);
      this.sheet.text(text, PAGE.left, PAGE.bottom - 8, PAGE.contentWidth - 70, { size: 7 });
      this.sheet.text(`Page ${index + 1} of ${count}`, PAGE.left + PAGE.contentWidth - 70, PAGE.bottom - 8, 70, { size: 7, align: 'right' });
    }
  }
}
