import { packTrailer } from './pack-trailer';

const pallet = { count: 1, length: 48, width: 40, height: 48, stackable: false };

describe('packTrailer', () => {
  it('puts two 48x40 pallets side by side on 4 ft', () => {
    const plan = packTrailer([{ ...pallet, count: 2 }]);
    expect(plan.linearFeet).toBe(4);
    expect(plan.places).toEqual([
      { row: 0, x: 0, y: 0, length: 48, width: 40, layers: 1 },
      { row: 0, x: 0, y: 40, length: 48, width: 40, layers: 1 },
    ]);
  });

  it('counts 16 ft for seven pallets that are not stackable', () => {
    expect(packTrailer([{ ...pallet, count: 7 }]).linearFeet).toBe(16);
  });

  it('stacks two high when twice the height fits', () => {
    const plan = packTrailer([{ ...pallet, count: 7, stackable: true }]);
    expect(plan.linearFeet).toBe(8);
    expect(plan.places.map((place) => place.layers)).toEqual([2, 2, 2, 1]);
  });

  it('does not stack what is taller than half the door', () => {
    expect(
      packTrailer([{ ...pallet, count: 2, height: 49, stackable: true }]).places.map((place) => place.layers),
    ).toEqual([1, 1]);
  });

  it('turns the long side along the trailer and gives wide freight its own row', () => {
    const plan = packTrailer([{ count: 2, length: 49, width: 60, height: 40, stackable: false }]);
    expect(plan.places).toEqual([
      { row: 0, x: 0, y: 0, length: 60, width: 49, layers: 1 },
      { row: 0, x: 60, y: 0, length: 60, width: 49, layers: 1 },
    ]);
    expect(plan.linearFeet).toBe(10);
  });

  it('starts the next row where the last one ends', () => {
    const plan = packTrailer([pallet, { ...pallet, length: 96, width: 48 }]);
    expect(plan.places.map(({ row, x }) => ({ row, x }))).toEqual([
      { row: 0, x: 0 },
      { row: 1, x: 48 },
    ]);
    expect(plan.linearFeet).toBe(12);
  });

  it('keeps counting beyond the trailer but draws only what begins inside', () => {
    const plan = packTrailer([{ ...pallet, count: 30 }]);
    expect(plan.linearFeet).toBe(60);
    expect(plan.places).toHaveLength(28);
  });
});
