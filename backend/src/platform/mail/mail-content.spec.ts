import { mailContent } from './mail-content.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'--><svg/onload=alert(1)>",
  '<a href="https://evil.test">x</a>',
  '&lt;b&gt;',
  '</title><b>',
];

describe('mailContent', () => {
  it('has the same content in text and HTML', () => {
    const { subject, text, html } = mailContent('A new password', [
      'Hello,',
      { label: 'Set it', href: 'https://freight.example/x?a=1&b=2' },
    ]);
    expect(subject).toBe('A new password');
    expect(text).toBe('Hello,\n\nSet it:\nhttps://freight.example/x?a=1&b=2');
    expect(html).toContain('<p>Hello,</p>');
    expect(html).toContain('<a href="https://freight.example/x?a=1&amp;b=2"><strong>Set it</strong></a>');
  });

  it.each(HOSTILE)('escapes %s everywhere', (hostile) => {
    const { html } = mailContent(hostile, [hostile, { label: hostile, href: hostile }]);
    expect(tagsOf(html)).toEqual([
      'html',
      'head',
      'meta',
      'meta',
      'meta',
      'title',
      '/title',
      '/head',
      'body',
      'p',
      '/p',
      'p',
      'a',
      'strong',
      '/strong',
      '/a',
      'br',
      'small',
      '/small',
      '/p',
      '/body',
      '/html',
    ]);
  });

  it('sets no colors, for dark mode', () => {
    const { html } = mailContent('x', ['y']);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.replace('color-scheme', '')).not.toMatch(/color|background/);
  });
});

/** Tags of a page, in order. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z]+)[\s>]/gi)].map(([, tag = '']) => tag.toLowerCase());
}
