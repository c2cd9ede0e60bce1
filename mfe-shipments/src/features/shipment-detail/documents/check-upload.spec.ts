import { checkUpload } from './check-upload';

test.each([
  [{ size: 26_214_400, type: 'application/pdf' }, null],
  [{ size: 10, type: '' }, null],
  [{ size: 0, type: 'image/png' }, 'empty'],
  [{ size: 26_214_401, type: 'image/tiff' }, '25 MB'],
  [{ size: 10, type: 'text/html' }, 'Only PDF'],
])('%j', (file, expected) => {
  const said = checkUpload(file);
  expect(expected === null ? said : said?.includes(expected)).toBe(expected === null ? null : true);
});
