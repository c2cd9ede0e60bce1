import { book, quote } from './client.mjs';

/** Posts each of `rounds` bookings `parallel` times at once: every other round with one key, else with a key each. Answers what went wrong. */
export async function bookAtOnce({ url, shippers, rounds, parallel, signal }) {
  const seen = { rounds, wrong: 0, failures: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const shipper = shippers[round % shippers.length];
    const quoted = await quote(url, shipper, signal);
    const oneKey = round % 2 === 0;
    const keyOf = (post) => (oneKey ? `round ${round}` : `round ${round} post ${post}`);
    const answers = await Promise.all(Array.from({ length: parallel }, (_, post) => book(url, shipper, quoted, keyOf(post))));
    seen.failures += answers.filter(({ status }) => status === 0 || status >= 500).length;
    if (!isRight(answers, oneKey)) seen.wrong += 1;
  }
  return seen;
}

/** One booking; who comes later gets the same answer with the same key, and is refused with another. */
function isRight(answers, oneKey) {
  const booked = answers.filter(({ status }) => status === 201);
  const replayed = answers.filter(({ status, text }) => status === 200 && text === booked[0]?.text);
  const refused = answers.filter(({ status }) => status === 409);
  return booked.length === 1 && (oneKey ? replayed : refused).length === answers.length - 1;
}
