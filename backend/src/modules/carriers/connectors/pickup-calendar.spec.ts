import { tenderedShipment } from '../../../../test/support/tendered-shipment.js';
import { pickupCalendar } from './pickup-calendar.js';

const shipment = {
  ...tenderedShipment(),
  instructions: `Gate 4; ask for "Pat", ${'north side of the yard '.repeat(6)}`,
};
const mail = {
  replyTo: null,
  companyName: 'Acme, Inc.',
  rate: null,
  answerUrl: new URL('https://lading.example/track/x/tender'),
  respondBy: new Date('2026-11-23T18:00:00Z'),
  pickup: {
    opensAt: new Date('2026-11-24T16:00:00Z'),
    closesAt: new Date('2026-11-24T22:00:00Z'),
    timeZone: 'America/Chicago',
  },
};

describe('pickupCalendar', () => {
  const text = pickupCalendar('tnd_1', shipment, mail);

  it('has the window in UTC and the id of the tender', () => {
    expect(text).toMatch(/^DTSTART:20261124T160000Z\r?$/m);
    expect(text).toMatch(/^DTEND:20261124T220000Z\r?$/m);
    expect(text).toMatch(/^UID:tnd_1\r?$/m);
  });

  it('folds lines at 75 octets and escapes commas and semicolons (RFC 5545)', () => {
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toContain('Acme\\, Inc.');
    expect(unfolded).toContain('Gate 4\\; ask for "Pat"\\,');
  });
});
