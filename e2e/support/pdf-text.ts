import { execFileSync } from 'node:child_process';

/** Text of a PDF, in its layout. */
export const pdfText = (bytes: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
