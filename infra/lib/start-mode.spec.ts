import { isDemonstration, localUrl, startEnvironment } from './start-mode.mjs';

const PLACE = { port: 3000, databaseUrl: 'mysql://lading@db/lading', ladingDir: '/srv/lading' };
const DATABASE_URL = 'mysql://lading:secret@db.example/lading';

describe('npm start', () => {
  it.each([
    ['without settings', {}, true],
    ['with a database of its own', { DATABASE_URL }, false],
    ['with a database of its own and DEMONSTRATION=true', { DATABASE_URL, DEMONSTRATION: 'true' }, true],
    ['with DEMONSTRATION=false', { DEMONSTRATION: 'false' }, false],
  ])('%s', (_, env, expected) => {
    expect(isDemonstration(env)).toBe(expected);
    expect(startEnvironment(env, PLACE)).toMatchObject({ DEMONSTRATION: String(expected) });
  });

  it('honors HOST, PUBLIC_URL and STATIC_DIR in production', () => {
    const own = { HOST: '0.0.0.0', PUBLIC_URL: 'https://freight.example', STATIC_DIR: '/srv/www' };
    expect(startEnvironment({ DATABASE_URL, ...own }, PLACE)).toMatchObject(own);
  });

  it('opens the demonstration to this machine only', () => {
    expect(startEnvironment({ HOST: '0.0.0.0', PUBLIC_URL: 'https://freight.example' }, PLACE)).toMatchObject({
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      STATIC_DIR: '/srv/lading/www',
    });
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['10.0.0.5', 'http://10.0.0.5:3000'],
  ])('reaches the product that listens on %s', (HOST, expected) => {
    expect(localUrl({ HOST }, 3000)).toBe(expected);
  });
});
