import { parseDimensions } from './dimensions';

describe('parseDimensions', () => {
  it.each([
    ['48x40x48', ['48', '40', '48']],
    ['48 X 40 X 48', ['48', '40', '48']],
    ['48×40×47.5', ['48', '40', '47.5']],
    ['48 * 40 * 48 in', ['48', '40', '48']],
    ['48" x 40" x 48"', ['48', '40', '48']],
    ['120cm x 80cm x 100cm', ['120', '80', '100']],
    [' .5x1x2 ', ['.5', '1', '2']],
    ['48 40 48', ['48', '40', '48']],
    ['48, 40, 47.5', ['48', '40', '47.5']],
    ['48,40,48', ['48', '40', '48']],
  ])('reads %j', (text, sides) => expect(parseDimensions(text)).toEqual(sides));

  it.each(['48', '48x40', '48x40x', '48x40x48x2', '48 40', '1,200', 'axbxc', '', '48-40-48'])(
    'does not read %j',
    (text) => expect(parseDimensions(text)).toBeNull(),
  );
});
