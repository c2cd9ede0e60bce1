import { freightItem } from './freight-item.js';

describe('freightItem', () => {
  it('is equal whatever the case and spacing of the description', () =>
    expect(freightItem({ description: ' Steel  Bolts ', nmfc: '13360' })).toBe(
      freightItem({ description: 'steel bolts', nmfc: '13360', nmfcSub: null }),
    ));

  it('differs by NMFC item and sub', () => {
    const items = [null, '13360', '13361'].map((nmfc) => freightItem({ description: 'Bolts', nmfc }));
    const subs = ['1', '2'].map((nmfcSub) => freightItem({ description: 'Bolts', nmfc: '13360', nmfcSub }));
    expect(new Set([...items, ...subs]).size).toBe(5);
  });

  it('is null without a description', () => {
    for (const description of [undefined, null, ' ']) expect(freightItem({ description, nmfc: '13360' })).toBeNull();
  });
});
