import { book } from './client.mjs';

/**
 * Posts the booking of each quote `parallel` times at once: alternately with one key or with different keys. Returns {rounds, wrong, failures};
 * `failures` are the statuses of posts without an answer (0) or with an error of the server.
 */
export async function bookAtOnce({ url, quotes, parallel, signal }) {
  const seen = { rounds: 0, wrong: 0, failures: [] };
  for (const [round, quoted] of quotes.entries()) {
    if (signal.aborted) break;
    const oneKey = round % 2 === 0;
    const keyOf = (post) => (oneKey ? `round ${round}` : `round ${round} post ${post}`);
    const answers = await Promise.all(Array.from({ length: parallel }, (_, post) => book(url, quoted, keyOf(post))));
    seen.rounds += 1;
    const failed = answers.filter(({ status }) => status === 0 || status >= 500);
    seen.failures.push(...failed.map(({ status }) => status));
    if (!isRight(answers, oneKey)) seen.wrong += 1;
  }
  return seen;
}

/** One booking; later requests with the same key get the same response, requests with another key are rejected. */
function isRight(answers, oneKey) {
  const booked = answers.filter(({ status }) => status === 201);
  const replayed = answers.filter(({ status, text }) => status === 200 && text === booked[0]?.text);
  const refused = answers.filter(({ status }) => status === 409);
  return booked.length === 1 && (oneKey ? replayed : refused).length === answers.length - 1;
}
