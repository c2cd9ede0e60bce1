import { CompanyWatchers } from './company-watchers.js';

const position = (id: number, channel = 'shipment:1', companyId = 'cmp_1') => ({ id: BigInt(id), channel, companyId });

let watchers: CompanyWatchers;
let heard: object[];
beforeEach(() => {
  watchers = new CompanyWatchers();
  heard = [];
});
const watch = (companyId = 'cmp_1') => watchers.add(companyId, ({ data }) => heard.push(data));

it('reports a channel of the company once for all its new events', () => {
  watch();
  watchers.tell([position(1), position(2), position(3, 'quote:2'), position(4, 'shipment:9', 'cmp_2')], 0n);
  expect(heard).toEqual([
    { resource: 'shipment', id: '1' },
    { resource: 'quote', id: '2' },
  ]);
});

it('reports repeated events once, and later ones again, also after the cursor has passed', () => {
  watch();
  watchers.tell([position(1)], 0n);
  watchers.tell([position(1)], 0n);
  expect(heard).toHaveLength(1);
  watchers.tell([position(1), position(2)], 0n);
  watchers.tell([position(2)], 1n);
  watchers.tell([], 2n);
  watchers.tell([position(3)], 2n);
  expect(heard).toHaveLength(3);
});

it('stops with the last listener of the company', () => {
  const [one, two] = [watch(), watch()];
  one();
  watchers.tell([position(1)], 0n);
  expect([heard.length, watchers.size]).toEqual([1, 1]);
  two();
  two();
  expect(watchers.size).toBe(0);
});
