import { msg, verbatim } from '../../messages/message.js';
import { mailContent, replyButton } from './mail-content.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'--><svg/onload=alert(1)>",
  '<a href="https://evil.test">x</a>',
  '&lt;b&gt;',
  '</title><b>',
];

const [x, y] = [verbatim('x'), verbatim('y')];
const BUTTON = { button: verbatim('Set it'), href: 'https://freight.example/x?a=1&b=2' };

describe('mailContent', () => {
  it('has the same content in text and HTML', () => {
    const { subject, text, html, attachments } = mailContent(
      verbatim('A new password'),
      [{ heading: verbatim('New password') }, verbatim('Hello,'), { facts: [[verbatim('PRO'), '123']] }, BUTTON],
      { footer: [verbatim('You asked for it.'), { label: verbatim('Settings'), href: 'https://freight.example/s' }] },
    );
    expect(subject).toBe('A new password');
    expect(text).toBe(
      'New password\n\nHello,\n\nPRO: 123\n\nSet it:\nhttps://freight.example/x?a=1&b=2\n\nYou asked for it.\n\nSettings:\nhttps://freight.example/s',
    );
    expect(html).toMatch(/<h1[^>]*>New password<\/h1>\n<p[^>]*>Hello,<\/p>\n<table/);
    expect(html).toMatch(/<th scope="row"[^>]*>PRO<\/th><td[^>]*>123<\/td>/);
    expect(html).toMatch(/<a href="https:\/\/freight.example\/x\?a=1&amp;b=2"[^>]*>Set it<\/a>/);
    expect(html).toMatch(/You asked for it.<br><a href="https:\/\/freight.example\/s"[^>]*>Settings<\/a>/);
    expect(html).toContain('<strong>Lading</strong>');
    expect(attachments).toBeUndefined();
  });

  it.each(HOSTILE)('escapes %s everywhere', (hostile) => {
    const text = verbatim(hostile);
    const parts = [
      { heading: text },
      text,
      { facts: [[text, hostile]] as const },
      { label: text, href: hostile },
      { button: text, href: hostile },
    ];
    const brand = { name: hostile, color: null, logo: { bytes: Buffer.from('x'), contentType: 'image/png' } };
    const written = (texts: typeof parts, name: string) =>
      tagsOf(
        mailContent(verbatim(name), texts, {
          brand: { ...brand, name },
          footer: [verbatim(name), { label: verbatim(name), href: name }],
        }).html,
      );
    const plain = parts.map((part) => JSON.parse(JSON.stringify(part).replaceAll(JSON.stringify(hostile), '"x"')));
    expect(written(parts, hostile)).toEqual(written(plain as typeof parts, 'x'));
    expect(written(parts, hostile)).toHaveLength(46);
  });

  it('shows the logo from an attachment, on white', () => {
    const logo = { bytes: Buffer.from('png'), contentType: 'image/png' };
    const { html, attachments } = mailContent(x, [y], { brand: { name: 'Acme', color: '#7a1f1f', logo } });
    expect(html).toMatch(/<img src="cid:logo" alt="Acme" height="32" style="[^"]*background:#ffffff">/);
    expect(html).toContain('border-top:4px solid #7a1f1f');
    expect(attachments).toEqual([
      {
        filename: 'logo.png',
        content: logo.bytes,
        contentType: 'image/png',
        cid: 'logo',
        contentDisposition: 'inline',
      },
    ]);
  });

  it('sets no colors but those of the line on top, the logo and the button, for dark mode', () => {
    const { html } = mailContent(x, [{ heading: x }, y, { facts: [[x, 'b']] }, BUTTON], { footer: [y] });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const styles = [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) => style.split(';'));
    expect(styles.filter((style) => /color|background|#/.test(style))).toEqual([
      'border-top:4px solid #0b5f6e',
      'background:#0b5f6e',
      'background:#0b5f6e',
      'color:#ffffff',
    ]);
  });

  it('has one button at most', () => {
    expect(() => mailContent(x, [BUTTON, BUTTON])).toThrow('one button');
  });
});

it('replies to an address', () => {
  expect(replyButton('pat@acme.example', 'Load & more')).toEqual([
    { button: msg`Reply`, href: 'mailto:pat@acme.example?subject=Re%3A%20Load%20%26%20more' },
  ]);
  expect(replyButton(null, 'x')).toEqual([]);
});

/** Tags of a page, in order. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z0-9]+)[\s>]/gi)].map(([, tag = '']) => tag.toLowerCase());
}
