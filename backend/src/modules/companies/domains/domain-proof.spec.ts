import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { DnsTxtRecords } from './domain-proof.js';

const HEADER_BYTES = 12;
const SLOW = 10_000;

/** A name server that answers every query with one TXT record of these strings (RFC 1035, section 4), or never answers if null. */
async function nameServer(strings: string[] | null): Promise<{ address: string; close: () => Promise<void> }> {
  const socket: Socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    if (strings !== null) socket.send(answerTo(question, strings), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

function answerTo(question: Buffer, strings: string[]): Buffer {
  const endOfName = question.indexOf(0, HEADER_BYTES);
  const questionSection = question.subarray(HEADER_BYTES, endOfName + 5);
  const data = Buffer.concat(strings.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])));
  const header = Buffer.concat([question.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0])]);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([header, questionSection, record, data]);
}

describe('DnsTxtRecords', () => {
  it('joins the strings of a record', async () => {
    const server = await nameServer(['lading-verification=', 'abc']);
    expect(await new DnsTxtRecords([server.address]).of('_lading.acme.test')).toEqual(['lading-verification=abc']);
    await server.close();
  });

  it(
    'returns no records if no name server answers',
    async () => {
      const server = await nameServer(null);
      expect(await new DnsTxtRecords([server.address]).of('_lading.acme.test')).toEqual([]);
      await server.close();
    },
    SLOW,
  );
});
