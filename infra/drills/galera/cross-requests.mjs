import { book, post } from '../booking/client.mjs';

const CONTACT = {
  address: { address1: '700 Commerce St', city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
  dock: true,
  forklift: null,
  appointmentNeeded: false,
  hours: [],
  accessorials: [],
  instructions: null,
  people: [],
};

/** Saves contacts and reads each at once, which the proxy gives to another process: {stale, failed}, contacts not found and other failures. */
export async function readAfterWrite({ url, shippers, rounds, parallel }) {
  const outcome = { stale: 0, failed: 0 };
  let next = 0;
  const client = async () => {
    while (next < rounds) {
      const number = next++;
      const shipper = shippers[number % shippers.length];
      const contact = { ...CONTACT, name: `Customer ${number}` };
      const created = await post(url, shipper, '/api/v1/contacts', contact);
      if (created.status !== 201) {
        outcome.failed += 1;
        continue;
      }
      const path = `/api/v1/contacts/${JSON.parse(created.text).id}`;
      const read = await fetch(url + path, { headers: { cookie: shipper.cookie } });
      await read.body?.cancel();
      if (read.status === 404) outcome.stale += 1;
      else if (read.status !== 200) outcome.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, client));
  return outcome;
}

/** Books and cancels each quote at the same time: {failed, wrong, booked}, rounds with a 5xx or no answer, and rounds without exactly one winner. */
export async function cancelAgainstBook(url, quotes) {
  const outcome = { failed: 0, wrong: 0, booked: 0 };
  for (const quoted of quotes) {
    const [booked, cancelled] = await Promise.all([
      book(url, quoted, `booking of ${quoted.id}`),
      post(url, quoted.shipper, `/api/v1/quotes/${quoted.id}/cancel`, { reason: 'Another carrier' }),
    ]);
    if ([booked, cancelled].some(({ status }) => status === 0 || status >= 500)) outcome.failed += 1;
    if ((booked.status === 201) === (cancelled.status === 200)) outcome.wrong += 1;
    if (booked.status === 201) outcome.booked += 1;
  }
  return outcome;
}
