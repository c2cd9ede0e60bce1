import { shipmentDocument } from './testing/fixtures';
import type { ShipmentDocument } from './types';
import { counterpartOf, groupDocuments, sizeOf } from './document-words';

const paper = (id: string, kind: ShipmentDocument['kind'], version = 1): ShipmentDocument => ({
  ...shipmentDocument,
  id,
  kind,
  version,
});
const documents = [
  paper('pod', 'POD'),
  paper('photo', 'OTHER', 2),
  paper('letter', 'OTHER'),
  paper('old', 'BOL'),
  paper('new', 'BOL', 2),
  paper('theirs', 'CARRIER_BOL'),
  paper('front', 'PHOTO', 2),
  paper('back', 'PHOTO'),
];

test('documents are grouped by type, the newest version first', () => {
  expect(groupDocuments(documents).map(({ newest, earlier }) => [newest.id, earlier.map(({ id }) => id)])).toEqual([
    ['new', ['old']],
    ['theirs', []],
    ['pod', []],
    ['front', []],
    ['back', []],
    ['photo', []],
    ['letter', []],
  ]);
});

test('a withdrawn document is listed below the valid ones of its type', () => {
  const withdrawn = { ...paper('withdrawn', 'POD', 2), withdrawnAt: '2026-11-30T15:00:00.000Z' };
  const [group] = groupDocuments([withdrawn, paper('pod', 'POD')]);
  expect([group?.newest.id, group?.earlier.map(({ id }) => id)]).toEqual(['pod', ['withdrawn']]);
});

test('the carrier’s image belongs to our newest version', () => {
  expect(counterpartOf(documents[3]!, documents)?.id).toBe('theirs');
  expect(counterpartOf(documents[5]!, documents)?.id).toBe('new');
  expect(counterpartOf(documents[0]!, documents)).toBeNull();
});

test('sizes are told in kilobytes, from one megabyte on in megabytes', () => {
  expect([sizeOf(1), sizeOf(20_480), sizeOf(26_214_400)]).toEqual(['1 KB', '20 KB', '25 MB']);
});
