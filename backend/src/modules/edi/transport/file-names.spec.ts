import { destinationOf, fileName, isUnfinished, matchesPattern } from './file-names.js';

const ISA =
  'ISA*00*          *00*          *02*ZZTL           *ZZ*ACME           *261127*0915*U*00401*000000042*0*P*>~';

it.each([
  ['a.edi', '*.edi', true],
  ['A.EDI', '*.edi', true],
  ['a.edi.part', '*', false],
  ['a.edi.tmp', 'a*', false],
  ['214_20261127.x12', '214_????????.x12', true],
  ['a+edi', 'a.edi', false],
  ['a.edi', 'a.ed', false],
])('%s and the pattern %s', (name, pattern, matches) => {
  expect(matchesPattern(name, pattern)).toBe(matches);
});

it('fills in the name of a file', () => {
  const interchange = { control: 42, sets: '204,211', createdAt: new Date('2026-11-27T09:15:07.000Z') };
  expect(fileName('{set}_{date}{time}_{control}.x12', interchange)).toBe('204_20261127091507_000000042.x12');
  expect(fileName('{set}-{control}', { ...interchange, sets: '' })).toBe('X12-000000042');
});

it('distinguishes servers and folders', () => {
  expect(destinationOf('SFTP.carrier.test', 22, '/a')).toBe(destinationOf('sftp.carrier.test', 22, '/a'));
  const others = [destinationOf('h', 22, '/a'), destinationOf('h', 2, '/a'), destinationOf('h', 22, '/b')];
  expect(new Set(others).size).toBe(3);
});

it.each([
  ['', true],
  ['  \n', true],
  ['shipment;status', false],
  [ISA.slice(0, 50), true],
  [ISA, true],
  [`${ISA}GS*QM~GE*1*1~IEA*1*000000042`, true],
  [`${ISA}GS*QM~GE*1*1~IEA*1*000000042~`, false],
  [`${ISA}\nIEA*0*000000042~\r\n`, false],
  [`\n${ISA.replaceAll('~', '\n')}IEA*0*000000042\n`, false],
  [`${ISA}IEA*0*000000042~${ISA}`, true],
])('%j is unfinished: %s', (text, unfinished) => {
  expect(isUnfinished(text)).toBe(unfinished);
});
