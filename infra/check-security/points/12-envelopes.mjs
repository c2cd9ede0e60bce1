import { startFakeIngest } from '../../relay/fake-ingest.mjs';
import { post } from '../../relay/requests.mjs';
import { startRelay } from '../../relay/targets.mjs';

export const number = '12';
export const title = 'The relay refuses envelopes that can be read in two ways';

export async function check({ expect }) {
  const ingest = await startFakeIngest();
  const relay = await startRelay(ingest.dsn);
  try {
    const own = JSON.stringify(ingest.dsn);
    const foreign = JSON.stringify(ingest.dsn.replace('/42', '/43'));
    const items = '{"type":"event"}\n{}\n';
    const status = async (text) => (await post(relay.url, { body: Buffer.from(text) })).status;
    const refused = {
      'two DSNs, the second one foreign': `{"dsn":${own},"dsn":${foreign}}\n${items}`,
      'two DSNs, the first one foreign': `{"dsn":${foreign},"dsn":${own}}\n${items}`,
      'one DSN twice': `{"dsn":${own},"dsn":${own}}\n${items}`,
      'a second DSN with an escape': `{"dsn":${foreign},"\\u0064sn":${own}}\n${items}`,
      'two instants of sending': `{"sent_at":"a","sent_at":"b","dsn":${own}}\n${items}`,
      'no line feed': `{"dsn":${own}}`,
      CRLF: `{"dsn":${own}}\r\n{"type":"event"}\r\n{}\r\n`,
      'a carriage return alone': `{"dsn":${own}}\r${items}`,
      'a carriage return within': `{"dsn":\r${own}}\n${items}`,
      'a byte order mark': `\ufeff{"dsn":${own}}\n${items}`,
      'an empty line': `\n${items}`,
    };
    for (const [what, text] of Object.entries(refused)) {
      const answer = await status(text);
      expect(answer === 400, `${what} is answered ${answer}`);
    }
    expect((await status(`{"dsn":${own}}\n`)) === 200, 'a header alone is refused');
    expect(
      (await status(`{"dsn":${own},"trace":{"dsn":${foreign}}}\n${items}`)) === 200,
      'an ordinary envelope is refused',
    );
    expect(ingest.taken === 2, `${ingest.taken} envelopes reached the error service and not 2`);
  } finally {
    await relay.stop();
    await ingest.stop();
  }
}
