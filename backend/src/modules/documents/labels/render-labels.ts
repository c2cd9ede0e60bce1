import type { Pdf } from '../pdf/pdf.js';
import type { LabelPrint } from './label-content.js';

/** Labels as PDF. */
export function renderLabels(print: LabelPrint): Promise<Pdf> {
  throw new Error(print.format);
}
