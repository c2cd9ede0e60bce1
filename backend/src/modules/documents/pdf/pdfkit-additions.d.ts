import type { Font } from 'fontkit';

/** What pdfkit 0.20 has and @types/pdfkit 0.17 lacks. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Registers an opened font, so that documents share its parsed tables. */
      registerFont(name: string, font: Font): this;
    }

    interface StructureElementOptions {
      /** Cells that a heading cell belongs to (ISO 32000-1, 14.8.5.7). */
      scope?: 'Column' | 'Row' | 'Both';
    }
  }
}
