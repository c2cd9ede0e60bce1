import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Text of a PDF as an independent reader extracts it: in layout, or `raw` in the order of the page's content. */
export function pdfText(bytes: Buffer, order: 'layout' | 'raw' = 'layout'): string {
  return run('pdftotext', bytes, (file) => [`-${order}`, file, '-']).toString('utf8');
}

/** Objects of a PDF without their streams, as qpdf reads them. @throws Error if the file is damaged */
export function pdfObjects(bytes: Buffer): string {
  return run('qpdf', bytes, (file) => ['--qdf', '--object-streams=disable', file, '-'])
    .toString('latin1')
    .replace(/stream\n[\s\S]*?\nendstream/g, '');
}

/** Dictionary keys of active content and embedded files in a PDF. */
export const ACTIVE_PDF_KEYS = /\/(JS|JavaScript|OpenAction|AA|URI|Launch|EmbeddedFile)\b/;

function run(program: string, bytes: Buffer, argsFor: (file: string) => string[]): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(directory, 'read.pdf');
    writeFileSync(file, bytes);
    const { status, stdout, stderr, error } = spawnSync(program, argsFor(file), { maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.toString()}`);
    return stdout;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Barcodes of all pages as an independent reader decodes them at 300 dpi, such as `CODE-128:771000042`, in no particular order. */
export function pdfBarcodes(bytes: Buffer): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    writeFileSync(join(directory, 'read.pdf'), bytes);
    execFileSync('pdftoppm', ['-r', '300', '-gray', '-png', 'read.pdf', 'page'], { cwd: directory });
    const pages = readdirSync(directory).filter((name) => name.endsWith('.png'));
    // zbarimg fails if a page has no barcode; the caller checks the result.
    return spawnSync('zbarimg', ['--quiet', ...pages], { cwd: directory, encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
  } finally {
    rmSync(directory, { recursive: true });
  }
}
