import { shipment } from '../../../shared/testing/fixtures';
import { changesByOthers, changesIn, editValues, rebase } from './shipment-edit';

const base = editValues(shipment);

test('only what was changed is sent, a pickup as a whole', () => {
  expect(changesIn(base, base)).toEqual({});
  expect(changesIn(base, { ...base, pickup: { ...base.pickup, closeAt: '17:30' } })).toEqual({
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '17:30' },
  });
  expect(changesIn(base, { ...base, proNumber: '', instructions: ' Dock 4 ' })).toEqual({
    proNumber: null,
    instructions: 'Dock 4',
  });
});

test('empty references are left out', () => {
  expect(changesIn(base, { ...base, references: [...base.references, { type: 'SO', value: ' ' }] })).toEqual({
    references: base.references,
  });
});

test('what was typed stays, the rest follows what others saved', () => {
  const typed = { ...base, instructions: 'Call ahead' };
  const newest = { ...base, pickup: { ...base.pickup, closeAt: '18:00' }, instructions: 'Dock 4' };
  expect(rebase(typed, base, newest)).toEqual({ ...newest, instructions: 'Call ahead' });
  expect(changesByOthers(base, newest)).toEqual([
    'The pickup is now Tue, Nov 24, 10:00 to 18:00.',
    'The instructions are now “Dock 4”.',
  ]);
});
