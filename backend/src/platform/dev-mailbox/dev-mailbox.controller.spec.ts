import { mailboxPage } from './dev-mailbox.controller.js';

const message = {
  id: 'obx_01',
  to: 'pat@acme.example',
  subject: 'Hello',
  receivedAt: '2026-11-20T15:00:00.000Z',
  text: '',
  links: [] as string[],
};

describe('mailboxPage', () => {
  it('makes every link of the text clickable', () => {
    const link = 'http://localhost:3000/register?token=a&next=b';
    const page = mailboxPage([{ ...message, text: `First ${link} then ${link} end`, links: [link, link] }]);
    expect(page.match(/<a href="http:\/\/localhost:3000\/register\?token=a&amp;next=b">/g)).toHaveLength(2);
    expect(page).toMatch(/First <a .*<\/a> then <a .*<\/a> end/);
  });

  it('shows markup as text', () => {
    const page = mailboxPage([
      { ...message, subject: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)> "&\'' },
    ]);
    expect(page).not.toMatch(/<script>|<img/);
    expect(page).toContain('&lt;script&gt;');
  });

  it('says so when there is no mail', () => {
    expect(mailboxPage([])).toContain('No mail yet.');
  });
});
