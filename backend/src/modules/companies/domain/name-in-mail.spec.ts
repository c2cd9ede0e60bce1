import { nameInMail } from './name-in-mail.js';

describe('nameInMail', () => {
  it.each([
    ['Riverside Tile', 'Riverside Tile'],
    ["Müller & Söhne's", "Müller & Söhne's"],
    ['株式会社 運送', '株式会社 運送'],
    ['You won! https://evil.test/prize', 'You won https evil test prize'],
    ['mail pay@evil.test', 'mail pay evil test'],
    ['a\r\nBcc: eve@evil.test', 'a Bcc eve evil test'],
  ])('writes %j as %j', (name, written) => {
    expect(nameInMail(name)).toBe(written);
  });
});
