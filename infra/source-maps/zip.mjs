import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_FILE = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the earliest ZIP date, so that equal files produce equal archives. */
const DATE = 0x0021;

/** A ZIP archive of {path, bytes} each, deflated (PKWARE APPNOTE 6.3; below 4 GiB and 65,536 files). `offset` is its position in its file. */
export function zip(files, offset = 0) {
  const parts = [];
  const directory = [];
  let at = offset;
  for (const { path, bytes } of files) {
    const name = Buffer.from(path);
    const data = deflateRawSync(bytes);
    const facts = describe(bytes, data, name);
    const local = Buffer.concat([numbers([4, LOCAL_FILE]), facts, name, data]);
    directory.push(
      Buffer.concat([
        numbers([4, DIRECTORY_ENTRY], [2, VERSION]),
        facts,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        name,
      ]),
    );
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = numbers(
    [4, DIRECTORY_END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, entries.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...parts, entries, end]);
}

/** Fields common to the file header and the directory. */
function describe(bytes, data, name) {
  return numbers(
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, crc32(bytes)],
    [4, data.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  );
}

/** Little-endian numbers, [size in bytes, value] each. */
function numbers(...values) {
  return Buffer.concat(
    values.map(([size, value]) => {
      const buffer = Buffer.alloc(size);
      buffer.writeUIntLE(value, 0, size);
      return buffer;
    }),
  );
}
