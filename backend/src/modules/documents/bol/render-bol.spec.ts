import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bolNumber } from '../../../kernel/identifiers/gs1.js';
import type { BolContent } from './bol-content.js';
import { contentCode } from './bol-content.js';
import { bolContent, bolLine } from '../../../../test/support/bol-content.js';
import { renderBol } from './render-bol.js';

/** Rendering a page at 300 dpi and decoding it takes a second on an idle machine. */
const SLOW = 30_000;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'bol-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: directory, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
  return stdout;
}

async function print(changes: Partial<BolContent> = {}): Promise<{ bytes: Buffer; text: string[] }> {
  const { bytes } = await renderBol([bolContent(changes)]);
  writeFileSync(join(directory, 'bol.pdf'), bytes);
  return { bytes, text: run('pdftotext', '-layout', 'bol.pdf', '-').split('\f').slice(0, -1) };
}

describe('the bill of lading', () => {
  it('has numbers, parties, freight, legal notes and its version as text', async () => {
    const { text } = await print();
    expect(text).toHaveLength(1);
    for (const part of [
      '06141411234567890',
      '(402)06141411234567890',
      '771000042',
      'ZZAA',
      'Example Freight Lines',
      'Acme DC',
      '12 S Dock Pl',
      'Door 4',
      'Chicago, IL 60601 US',
      'Oak Fixtures',
      'Dallas, TX 75201 US',
      'S-000301',
      'Contact: Pat Doe',
      '+13125550100',
      'Liftgate at delivery',
      '554238',
      'Aluminium fittings, boxed',
      '13360',
      '49 USC 14706(c)(1)(A) and (B)',
      'RECEIVED',
      'Page 1 of 1',
      '2026-11-24',
      `Version 1 · content ${contentCode(bolContent())}`,
    ]) {
      expect(text[0]).toContain(part);
    }
    expect(text[0]).toMatch(/2\s+PAT\s+24\s+BOX\s+1,000\s+Aluminium fittings, boxed\s+13360\s+70/);
  });

  it(
    'has barcodes that an independent reader decodes',
    async () => {
      await print();
      run('pdftoppm', '-r', '300', '-png', '-singlefile', 'bol.pdf', 'page');
      const codes = run('zbarimg', '--quiet', 'page.png').trim().split('\n').sort();
      expect(codes).toEqual(['CODE-128:40206141411234567890', 'CODE-128:771000042']);
    },
    SLOW,
  );

  it(
    'has a readable barcode for the longest PRO number',
    async () => {
      await print({ proNumber: 'ZX9Y8W7V6U5T4S3' });
      run('pdftoppm', '-r', '300', '-png', '-singlefile', 'bol.pdf', 'page');
      expect(run('zbarimg', '--quiet', 'page.png')).toContain('CODE-128:ZX9Y8W7V6U5T4S3');
    },
    SLOW,
  );

  it.each([
    ['prepaid', 'Prepaid'],
    ['collect', 'Collect'],
    ['third_party', '3rd party'],
  ] as const)('marks the terms %s', async (terms, label) => {
    const { text } = await print({ terms });
    expect(text[0]!.match(/X (Prepaid|Collect|3rd party)/g)).toEqual([`X ${label}`]);
  });

  it('prints the payer and the amount to collect', async () => {
    const { text } = await print({
      terms: 'third_party',
      billTo: { name: 'Acme AP Dept', address: '9 Mill St', cityLine: 'Akron, OH 44301 US', accountNumber: '4711' },
      cod: { amount: '1,200.00 USD', feeTerms: 'collect', checkAccepted: true },
    });
    for (const part of ['Acme AP Dept (account 4711)', '9 Mill St', 'Akron, OH 44301 US', 'COD amount: $ 1,200.00 USD'])
      expect(text[0]).toContain(part);
    expect(text[0]).toMatch(/X Collect\s+Prepaid\s+X Customer check acceptable/);
  });

  it('prints a name that is too long for its box in full with the instructions', async () => {
    const name = 'Wholesale Hardware and Machinery Warehouse of Greater Winnipeg';
    const shipTo = { ...bolContent().shipTo, name, contactName: 'Wilhelmina '.repeat(9).trim() };
    const { text } = await print({ shipTo });
    const printed = text.join(' ').replace(/\s+/g, ' ');
    expect(printed).toContain(`SHIP TO: ${name}, 1 Oak Rd`);
    expect(printed).not.toContain('SHIP FROM: Acme');
  });

  it('describes hazardous materials in the order of 49 CFR 172.202 with the emergency contact right after', async () => {
    const hazmat = {
      description: 'UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II',
      emergencyContact: '+18005551234',
    };
    const { text } = await print({ lines: [bolLine({ hazmat, description: 'Reagent' })] });
    expect(text[0]).toMatch(
      /\bX\s+UN2744, Cyclobutyl chloroformate, 6\.1, \(8, 3\), PG II[\s\S]+EMERGENCY CONTACT \+18005551234[\s\S]+Reagent/,
    );
  });

  it.each([
    ['fr-CA', ['CONNAISSEMENT', 'DESTINATAIRE', 'X Port payé', 'TOTAL GÉNÉRAL', 'Page 1 de 1']],
    ['es-US', ['CONOCIMIENTO DE EMBARQUE', 'CONSIGNATARIO', 'X Prepagado', 'TOTAL GENERAL', 'Página 1 de 1']],
  ] as const)('is in %s without a cut text; what 49 CFR prescribes stays in English', async (language, parts) => {
    const { text } = await print({ language });
    for (const part of parts) expect(text[0]).toContain(part);
    expect(text[0]).not.toMatch(/…|SHIP TO|SIGNATURE \/ DATE|certify/);
    const hazmat = { description: 'UN1993, Flammable liquids, n.o.s., 3, PG II', emergencyContact: '+18005551234' };
    const { text: hazardous } = await print({ language, lines: [bolLine({ hazmat })] });
    const words = hazardous[0]!.replace(/\s+/g, ' ');
    expect(words).toMatch(/EMERGENCY CONTACT \/ CONTACT/);
    expect(words).toContain('This is to certify that');
  });

  it('continues many lines on supplement pages, each printed once, with the grand total on the first page only', async () => {
    const lines = Array.from({ length: 45 }, (_, index) =>
      bolLine({ description: `Bracket ${index + 1}.`, freightClass: '92.5' }),
    );
    const { bytes, text } = await print({ lines, totals: { handlingUnits: 90, packages: 1_080, weight: 45_000 } });
    expect(text.length).toBeGreaterThan(1);
    expect(text[0]).toContain('CONTINUED ON SUPPLEMENT PAGE');
    expect(text.map((page) => page.includes('GRAND TOTAL'))).toEqual(text.map((_, index) => index === 0));
    expect(text[0]).toContain('45,000');
    for (const page of text.slice(1)) expect(page).toContain('SUPPLEMENT TO THE BILL OF LADING');
    for (const page of text) expect(page).toContain('06141411234567890');
    const printed = text.join('').match(/Bracket \d+\./g);
    expect(printed).toEqual(lines.map((line) => line.description));
    expect(bytes.length).toBeLessThan(text.length * 60 * 1024);
  });

  it('continues long instructions and many orders on supplement pages', async () => {
    const orders = Array.from({ length: 25 }, (_, index) => ({
      number: `PO-${index + 1}.`,
      packages: null,
      weight: null,
      note: 'PO',
    }));
    const { text } = await print({ orders, instructions: ['Ring the bell. '.repeat(60), 'Last word.'] });
    expect(text.join('').match(/PO-\d+\./g)).toHaveLength(25);
    expect(text[1]).toContain('Last word.');
  });

  it('has deterministic output, and a different code for different content', async () => {
    const [first, second, other] = await Promise.all([print(), print(), print({ proNumber: '771000043' })]);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(other.bytes.equals(first.bytes)).toBe(false);
    expect(contentCode(bolContent({ proNumber: '771000043' }))).not.toBe(contentCode(bolContent()));
  });

  it('prints hostile input as plain text', async () => {
    const hostile =
      ') Tj ET \\ /JS (app.alert(1)) /OpenAction /URI <script>file:///etc/passwd</script> \u202E שלום 🎉 ';
    const party = { ...bolContent().shipFrom, name: hostile, address1: hostile.repeat(20), contactName: hostile };
    const lines = [bolLine({ description: hostile.repeat(100), note: hostile })];
    const { text } = await print({
      shipFrom: party,
      shipTo: party,
      lines,
      instructions: [hostile.repeat(100)],
      orders: [{ number: hostile, packages: null, weight: null, note: hostile }],
    });
    expect(text.join('')).toContain('/JS (app.alert(1))');
    run('qpdf', '--check', 'bol.pdf');
    run('qpdf', '--qdf', '--object-streams=disable', 'bol.pdf', 'plain.pdf');
    const objects = readFileSync(join(directory, 'plain.pdf'), 'latin1').replace(/stream\n[\s\S]*?endstream/g, '');
    expect(objects).not.toMatch(/\/(JS|JavaScript|OpenAction|URI|Launch|EmbeddedFile)\b/);
  });

  it('lists the changes of a later version, and marks a correction', async () => {
    const { text: second } = await print({ version: 2, changes: ['PRO 771000042 was assigned by the carrier.'] });
    expect(second[0]).toMatch(/VERSION 2 REPLACES VERSION 1: PRO 771000042 was assigned/);
    expect(second[0]).toContain('Version 2');
    const { text: corrected } = await print({ version: 3, correction: true, changes: ['The weight is 1,200 lb.'] });
    expect(corrected[0]).toContain('CORRECTED BILL OF LADING');
    expect(corrected.join('').replace(/\s+/g, ' ')).toContain('CORRECTION 3 AFTER PICKUP: The weight is 1,200 lb.');
  });

  it('prints several in sequence, and yields to other requests', async () => {
    const contents = Array.from({ length: 20 }, (_, index) =>
      bolContent({ bolNumber: bolNumber('0614141', index + 1) }),
    );
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const { bytes, pageCount } = await renderBol(contents);
    clearInterval(counting);
    expect(pageCount).toBe(20);
    expect(bytes.length).toBeLessThan(20 * 60 * 1024);
    expect(turns).toBeGreaterThan(5);
    writeFileSync(join(directory, 'bol.pdf'), bytes);
    run('qpdf', '--check', 'bol.pdf');
    expect(run('pdftotext', '-layout', 'bol.pdf', '-').match(/\(402\)\d{17}/g)).toEqual(
      contents.map((content) => `(402)${content.bolNumber}`),
    );
  });
});
