import fs from 'node:fs';
import path from 'node:path';

export const number = '20';
export const title = 'Files are 0600 and folders 0700, old ones too';

const LOGO = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

export async function check({ product, expect, note }) {
  const person = await product.person();
  await product.visitor().post('/api/v1/auth/password-reset', { email: person.email });
  await product.mails(person.email);
  const boundary = 'check-security-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="logo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), LOGO, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const { status, text } = await person.client.put('/api/v1/company/logo', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  expect(status === 200, `a logo was answered ${status} ${text}`);
  expectPrivate(product.folder, expect);

  for (const name of ['files', 'mail']) loosen(path.join(product.folder, name));
  await (await product.startProcess()).stop();
  note(`${expectPrivate(product.folder, expect)} files and folders`);
}

/** Modes created by earlier versions. */
function loosen(found) {
  const isFolder = fs.statSync(found).isDirectory();
  if (isFolder) for (const name of fs.readdirSync(found)) loosen(path.join(found, name));
  fs.chmodSync(found, isFolder ? 0o755 : 0o644);
}

function expectPrivate(folder, expect) {
  const found = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  for (const one of found) {
    const { mode } = fs.statSync(one);
    expect((mode & 0o077) === 0, `${path.relative(folder, one)} has the mode ${(mode & 0o777).toString(8)}`);
  }
  expect(found.length > 5, `only ${found.length} files were found`);
  return found.length;
}
