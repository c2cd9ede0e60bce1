import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfObjects, pdfText } from '../../../../test/support/pdf.js';
import {
  compressed,
  hybrid,
  pdf,
  type PdfParts,
  stream,
  updated,
  withObjectStream,
} from '../../../../test/support/pdf-builder.js';
import type { LabelContent } from '../labels/label-content.js';
import { renderLabels } from '../labels/render-labels.js';
import { rewritePdf } from './rewrite-pdf.js';

const SLOW = 60_000;
const LABELS: LabelContent = {
  bolNumber: '06141411234567890',
  proNumber: '771000042',
  carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
  shipFrom: { name: 'Acme DC', address: ['12 S Dock Pl', 'Chicago, IL 60601 US'] },
  shipTo: { name: 'Oak Fixtures', address: ['1 Oak Rd', 'Dallas, TX 75201 US'] },
  purchaseOrders: ['554238'],
  issuedAt: '2026-11-20T15:04:05.000Z',
  units: [{ number: 1, sscc: '006141411234567890' }],
};
const ACTIVE_KEYS = /\/(JS|JavaScript|AA|URI|Launch|EmbeddedFile|XFA)\b/;
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const annotation = (entries: string): PdfParts => ({
  page: '/Annots [4 0 R]',
  objects: [`<< /Type /Annot /Rect [0 0 50 50] ${entries} >>`],
});
const link = (action: string) => pdf(annotation(`/Subtype /Link /A ${action}`));

let directory: string;
beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'rewrite-pdf-'))));
afterAll(() => rmSync(directory, { recursive: true }));

function qpdf(bytes: Buffer, ...options: string[]): Buffer {
  writeFileSync(join(directory, 'in.pdf'), bytes);
  execFileSync('qpdf', ['in.pdf', ...options, 'out.pdf'], { cwd: directory });
  return readFileSync(join(directory, 'out.pdf'));
}

const verdict = async (bytes: Buffer) => (await rewritePdf(bytes)).problem;

/** The stored file. @throws Error if it is rejected, or if another reader reports damage */
async function kept(bytes: Buffer): Promise<Buffer> {
  const { bytes: file, problem } = await rewritePdf(bytes);
  if (file === null) throw new Error(`The file is refused: ${problem}.`);
  expect(pdfObjects(file)).not.toMatch(ACTIVE_KEYS);
  return file;
}

describe('rejects a PDF with active content', () => {
  it.each<[string, Buffer]>([
    ['a script on opening', pdf({ catalog: `/OpenAction ${SCRIPT}` })],
    ['a script under an escaped name', pdf({ catalog: '/OpenAction << /S /JavaScrip#74 /J#53 (1) >>' })],
    [
      'a script whose kind is in another object',
      pdf({ catalog: '/OpenAction << /S 4 0 R >>', objects: ['/JavaScript'] }),
    ],
    [
      'a script in the names of the document',
      pdf({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
    ],
    ['a script behind a harmless action', link(`<< /S /GoTo /D [3 0 R /Fit] /Next [${SCRIPT}] >>`)],
    ['a script when a page opens', pdf({ page: `/AA << /O ${SCRIPT} >>` })],
    [
      'a script of a form field',
      pdf({ catalog: `/AcroForm << /Fields [<< /FT /Tx /T (a) /AA << /K ${SCRIPT} >> >>] >>` }),
    ],
    ['a script that nothing refers to', pdf({ objects: [SCRIPT] })],
    [
      'a script in an object stream',
      compressed([
        `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>`,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
    ],
    ['a script in an incremental update', updated(pdf(), 1, `<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>`)],
    ['a script in the hidden part of a hybrid file', hybrid(SCRIPT, { catalog: '/OpenAction 4 0 R' })],
    [
      'a script far behind the start of its stream dictionary',
      pdf({ objects: [stream('', `/Padding (${'x'.repeat(5_000)}) /A ${SCRIPT}`)] }),
    ],
    [
      'a script after a string with the word stream',
      pdf({ objects: [`<< /Title (stream) /A ${SCRIPT} /End (endstream) >>`] }),
    ],
    ['an action of an unknown kind', link('<< /S /Unheard >>')],
    ['an action of an unknown kind that says it is one', pdf({ objects: ['<< /Type /Action /S /Unheard >>'] })],
    ['a program to start', link('<< /S /Launch /F (cmd.exe) >>')],
    ['a link to another file', link('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>')],
    ['a link to an embedded file', link('<< /S /GoToE /T << /R /C /N (a) >> >>')],
    ['a form that sends', link('<< /S /SubmitForm /F << /FS /URL /F (https://evil.test) >> >>')],
    ['an import of data', link('<< /S /ImportData /F (a.fdf) >>')],
    ['a sound', link('<< /S /Sound /Sound 4 0 R >>')],
    ['a movie', pdf(annotation('/Subtype /Movie /Movie << /F (a.avi) >>'))],
    ['a rendition', link('<< /S /Rendition /OP 0 >>')],
    ['rich media', pdf(annotation('/Subtype /RichMedia /RichMediaContent << >>'))],
    ['an XFA form', pdf({ catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>', objects: [stream('<xdp/>')] })],
    [
      'an embedded file',
      pdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', stream('MZ', '/Type /EmbeddedFile')],
      }),
    ],
    ['an attached file', pdf(annotation('/Subtype /FileAttachment /FS << /F (a) >>'))],
    ['a stream whose content is in another file', pdf({ objects: [stream('', '/F (/etc/passwd)')] })],
    [
      'a page of another file',
      pdf({ objects: [stream('', '/Subtype /Form /BBox [0 0 1 1] /Ref << /F (a.pdf) /Page 0 >>')] }),
    ],
    ['PostScript', pdf({ objects: [stream('', '/Type /XObject /Subtype /PS')] })],
  ])('%s', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('active');
  });
});

describe('rejects an unreadable PDF', () => {
  const text = () => pdf().toString('latin1');

  it.each<[string, () => Buffer]>([
    ['no cross-reference table', () => Buffer.from(text().replace(/xref\n0[\s\S]*?trailer/, 'trailer'), 'latin1')],
    ['a start that points nowhere', () => Buffer.from(text().replace(/startxref\n\d+/, 'startxref\n7'), 'latin1')],
    ['a cut end', () => pdf().subarray(0, -40)],
    ['no page tree', () => Buffer.from(text().replace('/Root 1 0 R', '/Root 9 0 R'), 'latin1')],
    ['nothing but a header', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['a header after 1,024 bytes', () => Buffer.concat([Buffer.alloc(1_100, 0x20), pdf()])],
  ])('%s', async (_, bytes) => {
    expect(await verdict(bytes())).toBe('unreadable');
  });

  it.each([
    ['with a password', '--encrypt', 'secret', 'owner', '256', '--'],
    ['that opens without a password', '--encrypt', '', 'owner', '256', '--'],
  ])('an encrypted file %s', async (_, ...options) => {
    expect(await verdict(qpdf(pdf(), ...options))).toBe('encrypted');
  });

  it(
    'a stream that inflates beyond the memory limit',
    async () => {
      const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'];
      const bomb = withObjectStream(objects, (packed) => packed + '[0 '.repeat(100_000_000));
      expect(bomb.length).toBeLessThan(2_000_000);
      expect(await verdict(bomb)).toBe('unreadable');
    },
    SLOW,
  );
});

describe('the stored file', () => {
  it('has only inspected objects, without other bytes of the file or earlier revisions', async () => {
    const script = updated(pdf({ catalog: `/OpenAction ${SCRIPT}` }), 1, '<< /Type /Catalog /Pages 2 0 R >>');
    const stray = Buffer.from(
      pdf().toString('latin1').replace('%%EOF', `%%EOF\n9 0 obj\n${SCRIPT}\nendobj\n%%EOF`),
      'latin1',
    );
    const page = Buffer.concat([pdf(), Buffer.from('<html><script>alert(1)</script></html>\n%%EOF\n')]);
    for (const bytes of [script, stray, page]) {
      const { bytes: file } = await rewritePdf(bytes);
      const text = String(file?.toString('latin1') ?? '');
      expect(text).not.toMatch(/JavaScript|<script/);
    }
  });

  it('is deterministic, and unchanged by a second inspection', async () => {
    const first = await kept(pdf());
    expect(await kept(pdf())).toEqual(first);
    expect(await kept(first)).toEqual(first);
  });

  it('has no web links, but keeps links within the document', async () => {
    const bytes = pdf({
      page: '/Annots [4 0 R 5 0 R 6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://evil.test) >> >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 7 0 R >>',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoTo /D [3 0 R /Fit] >> >>',
        '<< /S /URI /URI (https://evil.test) >>',
      ],
    });
    const objects = pdfObjects(await kept(bytes));
    expect(objects).not.toContain('evil.test');
    expect(objects.match(/\/Subtype \/Link/g)).toHaveLength(3);
    expect(objects).toContain('/GoTo');
  });
});

describe('accepts ordinary files', () => {
  const field = '<< /FT /Tx /T (a) /V (text) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R >>';
  const form = () => pdf({ catalog: '/AcroForm << /Fields [4 0 R] >>', page: '/Annots [4 0 R]', objects: [field] });
  const scan = () =>
    pdf({
      page: '/Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R',
      objects: [
        stream(
          Buffer.alloc(20_000, 0x7f),
          '/Type /XObject /Subtype /Image /Width 100 /Height 200 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
        stream('q 200 0 0 200 0 0 cm /I Do Q'),
      ],
    });

  it.each<[string, () => Buffer]>([
    ['an empty page', () => pdf()],
    ['a scan', scan],
    ['a form without scripts', form],
    ['an opening at a page', () => pdf({ catalog: '/OpenAction [3 0 R /FitH 200]' })],
    ['a linearized file', () => qpdf(scan(), '--linearize')],
    ['objects in compressed streams', () => qpdf(scan(), '--object-streams=generate')],
    ['an incremental update', () => updated(pdf(), 3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>')],
    [
      'an outline and a page transition',
      () =>
        pdf({
          catalog: '/Outlines 4 0 R',
          page: '/Trans << /S /Dissolve >>',
          objects: [
            '<< /First 5 0 R /Last 5 0 R /Count 1 >>',
            '<< /Title (a) /Parent 4 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
          ],
        }),
    ],
  ])('%s', async (_, bytes) => {
    await kept(bytes());
  });

  it('our own labels, with their text', async () => {
    const { bytes } = await renderLabels({ format: '4x6', startAt: 1, spare: false, shipments: [LABELS] });
    expect(pdfText(await kept(bytes))).toBe(pdfText(bytes));
  });

  it(
    'a PDF printed by Chromium, without its links',
    async () => {
      writeFileSync(join(directory, 'page.html'), '<h1>Proof of delivery</h1><a href="https://carrier.test">Track</a>');
      execFileSync(
        'chromium',
        [
          '--headless',
          '--no-sandbox',
          '--no-pdf-header-footer',
          '--print-to-pdf=printed.pdf',
          `--user-data-dir=${directory}/profile`,
          join(directory, 'page.html'),
        ],
        { cwd: directory, stdio: 'ignore' },
      );
      const printed = readFileSync(join(directory, 'printed.pdf'));
      expect(pdfObjects(printed)).toContain('carrier.test');
      const text = pdfText(await kept(printed));
      expect(text).toContain('Proof of delivery');
      expect(text).toContain('Track');
    },
    SLOW,
  );

  it(
    '25 MB of scans, without blocking other requests',
    async () => {
      const image = stream(
        Buffer.alloc(24_000_000, 0x55),
        '/Type /XObject /Subtype /Image /Width 6000 /Height 4000 /ColorSpace /DeviceGray /BitsPerComponent 8',
      );
      let turns = 0;
      const timer = setInterval(() => (turns += 1), 1);
      const file = await kept(pdf({ page: '/Resources << /XObject << /I 4 0 R >> >>', objects: [image] }));
      clearInterval(timer);
      expect(file.length).toBeGreaterThan(24_000_000);
      expect(turns).toBeGreaterThan(0);
    },
    SLOW,
  );
});
