import { deflateSync } from 'node:zlib';

/** Content of a stream with entries for its dictionary. */
export function stream(content: string | Buffer, entries = ''): string {
  const text = typeof content === 'string' ? content : content.toString('latin1');
  return `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

export interface PdfParts {
  /** Further entries of the catalog, object 1. */
  catalog?: string;
  /** Further entries of the only page, object 3. */
  page?: string;
  /** Objects from number 4 on. */
  objects?: string[];
  trailer?: string;
}

/** A file with a cross-reference table. */
export function pdf({ catalog = '', page = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ];
  const offsets = all.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const size = all.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map(entry).join('')}`;
  return latin1(
    `${file}${xref}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** The file with one object replaced by an incremental update. */
export function updated(before: Buffer, number: number, object: string): Buffer {
  const text = before.toString('latin1');
  const [, size, previous] = /\/Size (\d+)[\s\S]*startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const body = `${text}${number} 0 obj\n${object}\nendobj\n`;
  return latin1(
    `${body}xref\n${number} 1\n${entry(text.length)}trailer\n<< /Size ${Math.max(Number(size), number + 1)} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A hybrid file: object 4 is found only by readers that know cross-reference streams (ISO 32000-2, 7.5.8.4). */
export function hybrid(hidden: string, parts: PdfParts = {}): Buffer {
  const before = pdf(parts).toString('latin1');
  const objects = deflateSync(Buffer.from(`4 0 ${hidden}`, 'latin1'));
  const container = before.length;
  let body = `${before}5 0 obj\n${stream(objects, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')}\nendobj\n`;
  const table = body.length;
  // One entry of type 2 for object 4 (in stream 5, index 0), one of type 1 for object 5.
  const entries = Buffer.from([2, 0, 0, 5, 0, 1, (container >> 16) & 255, (container >> 8) & 255, container & 255, 0]);
  body += `6 0 obj\n${stream(entries, '/Type /XRef /Size 7 /W [1 3 1] /Index [4 2]')}\nendobj\n`;
  const [, previous] = /startxref\n(\d+)\n%%EOF\n$/.exec(before) ?? [];
  return latin1(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 7 /Root 1 0 R /Prev ${previous} /XRefStm ${table} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

/** A file with a cross-reference stream, whose objects are in an object stream: nothing can be read without inflating it. */
export function compressed(objects: string[]): Buffer {
  return withObjectStream(objects, (text) => text);
}

/** As above, with additional content after the objects in their stream. */
export function withObjectStream(objects: string[], fill: (text: string) => string): Buffer {
  let position = 0;
  const index = objects.map((object, at) => {
    const pair = `${at + 1} ${position} `;
    position += object.length + 1;
    return pair;
  });
  const first = index.join('').length;
  const packed = deflateSync(Buffer.from(fill(`${index.join('')}${objects.join(' ')} `), 'latin1'));
  const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const count = objects.length;
  const entries = `/Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode`;
  const body = `${header}${count + 1} 0 obj\n${stream(packed, entries)}\nendobj\n`;
  const table = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0]),
    ...objects.map((_, at) => Buffer.from([2, 0, 0, 0, count + 1, at])),
    row(1, header.length),
    row(1, body.length),
  ]);
  const xref = `/Type /XRef /Size ${count + 3} /W [1 4 1] /Root 1 0 R`;
  return latin1(`${body}${count + 2} 0 obj\n${stream(table, xref)}\nendobj\nstartxref\n${body.length}\n%%EOF\n`);
}

function row(type: number, value: number): Buffer {
  const bytes = Buffer.from([type, 0, 0, 0, 0, 0]);
  bytes.writeUInt32BE(value, 1);
  return bytes;
}

function entry(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
