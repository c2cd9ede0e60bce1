import { isPublicMailDomain } from './public-mail-domains.js';

describe('isPublicMailDomain', () => {
  it.each(['gmail.com', 'yahoo.co.uk', 'shaw.ca', 'mailinator.com', 'anything.mailinator.com', 'nc.rr.com'])(
    'includes %s',
    (domain) => {
      expect(isPublicMailDomain(domain)).toBe(true);
    },
  );

  it.each(['acme.com', 'notgmail.com', 'gmail.com.acme.com', 'com', 'gmail.co'])('does not include %s', (domain) => {
    expect(isPublicMailDomain(domain)).toBe(false);
  });
});
