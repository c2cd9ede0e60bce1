import { entryScript } from './entry-script';

describe('entryScript', () => {
  afterEach(() => void (document.head.innerHTML = ''));

  it('makes an element that runs only what the registry vouches for, under the nonce of the page', () => {
    document.head.innerHTML = '<script type="application/json" nonce="abc"></script>';
    const script = entryScript('/mfe/quotes/0.1.0-aaaaaaaaaaaa/remoteEntry.js', `sha384-${'a'.repeat(64)}`);
    expect(script).toMatchObject({
      integrity: `sha384-${'a'.repeat(64)}`,
      crossOrigin: 'anonymous',
      nonce: 'abc',
      async: true,
    });
    expect(script.isConnected).toBe(false);
  });
});
