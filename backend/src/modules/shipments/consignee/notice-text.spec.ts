import { type NoticeFacts, noticeText } from './notice-text.js';

const facts: NoticeFacts = {
  companyName: 'Acme',
  contactName: 'Sam Roe',
  number: 'S-000317',
  purchaseOrders: ['45054'],
  carrierName: 'Prairie Freight',
  proNumber: '123456782',
  from: 'Chicago, IL',
  to: 'Dallas, TX',
  etaOn: '2026-12-02',
  promisedOn: '2026-11-30',
  exceptions: ['late'],
};

it('says the new date instead of the promised one for a late shipment', () => {
  const { subject, text } = noticeText('en-US', facts);
  expect(subject).toBe('Shipment S-000317 (PO 45054) is delayed, new ETA Wednesday, December 2, 2026');
  expect(text).toContain('Hello Sam Roe,');
  expect(text).toContain('The estimated arrival is Wednesday, December 2, 2026 instead of Monday, November 30, 2026.');
  expect(text).toContain('PRO number: 123456782');
});

it('asks for an appointment when the carrier needs one', () => {
  const { subject, text } = noticeText('en-US', {
    ...facts,
    exceptions: ['appointment_needed'],
    promisedOn: '2026-12-02',
  });
  expect(subject).toBe('Shipment S-000317 (PO 45054)');
  expect(text).toContain('Please reply with a day and time that suit you.');
  expect(text).toContain('The estimated arrival is Wednesday, December 2, 2026.');
});

it('leaves out what is not known', () => {
  const { subject, text } = noticeText('en-US', {
    ...facts,
    contactName: null,
    purchaseOrders: [],
    proNumber: null,
    etaOn: null,
    exceptions: ['tender_rejected'],
  });
  expect(subject).toBe('Shipment S-000317');
  expect(text).toMatch(/^Hello,\n/);
  expect(text).not.toMatch(/null|undefined|PRO|PO |estimated/);
});
