import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import * as contract from '../../packages/mfe-contract/src/signature.js';
import { checkSignatures, signatureProblem } from '../../backend/src/platform/static/release-signatures.js';

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
};
const [quotes, shipments, shellKey] = [pair(), pair(), pair()];
const keys = { quotes: [quotes.key], shipments: [shipments.key], shell: [shellKey.key] };

const signedBy = <T extends { name: string }>(release: T, { privateKey }: { privateKey: KeyObject }) => {
  const text = contract.signedText(release);
  return { ...release, signature: sign(null, Buffer.from(text), privateKey).toString('base64') };
};
const remote = (name: string, version = '1.0.0') => ({
  name,
  version,
  entry: `/mfe/${name}/${version}-aaaaaaaaaaaa/remoteEntry.js`,
  nav: [{ path: `/${name}`, label: 'Ä "quoted"', order: 10, start: true }],
  startChunks: { b: '2', a: '1' },
  enabled: true,
});
const shell = { name: 'shell', release: '0.1.0-aaaaaaaaaaaa', version: '0.1.0', integrity: 'sha384-a' };

describe('signatureProblem', () => {
  const signed = signedBy(remote('quotes'), quotes);

  it.each<[string, object, boolean, string | undefined]>([
    ['signed with its key', signed, true, undefined],
    ['switched off', { ...signed, enabled: false, promotion: { by: 'quotes-team' } }, true, undefined],
    ['signed with the key of another remote', signedBy(remote('quotes'), shipments), false, 'a key of quotes.'],
    ['with other paths', { ...signed, nav: [] }, false, 'a key of quotes.'],
    ['with another entry file', { ...signed, entry: '/mfe/quotes/1.0.0-aaaaaaaaaaaa/x.js' }, false, 'a key of quotes.'],
    ['with a signature that is no text', { ...signed, signature: 1 }, false, 'a key of quotes.'],
    ['without a signature', remote('quotes'), false, undefined],
    ['without a required signature', remote('quotes'), true, 'It is not signed.'],
    ['of a remote without keys', signedBy(remote('claims'), quotes), false, undefined],
    ['of a remote without keys, if required', signedBy(remote('claims'), quotes), true, 'no key of claims.'],
    ['of the shell', signedBy(shell, shellKey), true, undefined],
    ['of a shell with another page', { ...signedBy(shell, shellKey), integrity: 'sha384-b' }, false, 'a key of shell.'],
  ])('of a release %s is the one that pages find', async (_what, release, required, problem) => {
    const found = signatureProblem(release as Record<string, unknown>, { keys, required });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
    const inPages = contract.signatureProblem(release as Parameters<typeof contract.signedText>[0], keys, required);
    expect(await inPages).toBe(found);
  });
});

describe('checkSignatures', () => {
  const settings = { keys, required: true };
  const good = {
    revision: 1,
    shell: signedBy(shell, shellKey),
    remotes: [signedBy(remote('quotes'), quotes), signedBy(remote('shipments'), shipments)],
  };

  it('serves a registry with valid signatures as it is', () => {
    expect(checkSignatures(good, undefined, settings)).toEqual({ registry: good, refused: [] });
  });

  it('switches a remote off of which nothing else is known, and leaves out such a shell', () => {
    const forged = signedBy(remote('quotes', '2.0.0'), shipments);
    const published = { ...good, shell: signedBy(shell, quotes), remotes: [forged, good.remotes[1]!] };
    const { registry, refused } = checkSignatures(published, undefined, settings);
    const reason = 'It is not signed with a key of quotes.';
    expect(registry).toEqual({
      revision: 1,
      shell: undefined,
      remotes: [{ ...forged, enabled: false, reason }, good.remotes[1]],
    });
    expect(refused).toEqual([
      { name: 'quotes', entry: forged.entry, reason },
      { name: 'shell', entry: shell.release, reason: 'It is not signed with a key of shell.' },
    ]);
  });

  it.each([
    ['signed with the key of another remote', signedBy(remote('quotes', '2.0.0'), shipments)],
    ['of another remote', good.remotes[1]!],
  ])('leaves out a canary %s', (_what, release) => {
    const [quotesLive] = good.remotes;
    const valid = { ...quotesLive, canary: { percent: 5, release: signedBy(remote('quotes', '2.0.0'), quotes) } };
    const served = (entry: object) =>
      checkSignatures({ remotes: [entry as Record<string, unknown>] }, undefined, settings).registry.remotes;
    expect(served(valid)).toEqual([valid]);
    expect(served({ ...quotesLive, canary: { percent: 5, release } })).toEqual([quotesLive]);
  });

  it('keeps what was served before in place of a refused release, and takes the others', () => {
    const next = signedBy(remote('shipments', '1.1.0'), shipments);
    const published = {
      revision: 2,
      shell: signedBy({ ...shell, version: '0.2.0' }, quotes),
      remotes: [remote('quotes', '2.0.0'), next],
    };
    const { registry, refused } = checkSignatures(published, good, settings);
    expect(registry).toEqual({ revision: 2, shell: good.shell, remotes: [good.remotes[0], next] });
    expect(refused.map(({ reason }) => reason)).toEqual(['It is not signed.', 'It is not signed with a key of shell.']);
  });
});
