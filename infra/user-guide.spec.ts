import fs from 'node:fs';
import { compileGuide, readArticle } from './user-guide.mjs';

test('the compiled guide is that of docs/user-guide; run npm run user-guide', () => {
  expect(fs.readFileSync(new URL('../shell/src/help/guide.gen.json', import.meta.url), 'utf8')).toBe(compileGuide());
});

test('an article without keywords is refused', () => {
  expect(() => readArticle('x', '# Title\n\nSummary\n\nText')).toThrow('docs/user-guide/x.md needs a title');
});
