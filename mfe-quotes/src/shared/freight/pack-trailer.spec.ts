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

  it('places the largest footprint first and the next one where it ends', () => {
    const plan = packTrailer([pallet, { ...pallet, length: 96, width: 48 }]);
    expect(plan.places.map(({ row, x }) => ({ row, x }))).toEqual([
      { row: 1, x: 0 },
      { row: 0, x: 96 },
    ]);
    expect(plan.linearFeet).toBe(12);
  });

  it('pairs and stacks pallets of different items', () => {
    expect(packTrailer(Array.from({ length: 6 }, () => pallet)).linearFeet).toBe(12);
    const [one, other] = [
      { ...pallet, stackable: true },
      { ...pallet, stackable: true, height: 30 },
    ];
    expect(packTrailer([one, other]).places).toEqual([{ row: 0, x: 0, y: 0, length: 48, width: 40, layers: 2 }]);
  });

  it('turns 27 to 30 pallets, which then fit', () => {
    expect(packTrailer([{ ...pallet, count: 26 }])).toMatchObject({ linearFeet: 52, turned: false });
    const plan = packTrailer([{ ...pallet, count: 30 }]);
    expect(plan).toMatchObject({ linearFeet: 50, turned: true });
    expect(plan.places.at(-1)).toEqual({ row: 0, x: 560, y: 48, length: 40, width: 48, layers: 1 });
  });

  it('keeps counting beyond the trailer but draws only what begins inside', () => {
    const plan = packTrailer([{ ...pallet, count: 32 }]);
    expect(plan.linearFeet).toBe(64);
    expect(plan.turned).toBe(false);
    expect(plan.places).toHaveLength(28);
  });
});
