import { unpackWoff } from './woff.js';

describe('unpackWoff', () => {
  it('rejects a file of another format', () => {
    expect(() => unpackWoff(Buffer.alloc(100))).toThrow('no WOFF');
  });
});
