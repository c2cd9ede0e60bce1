import { formatPro, isLow, readProBlock } from './pro-block.js';

const range = (firstNumber: number, lastNumber: number, nextNumber = firstNumber) => ({
  firstNumber,
  lastNumber,
  nextNumber,
});

describe('readProBlock', () => {
  it('keeps letters and leading zeros', () => {
    const block = readProBlock({ from: 'I003542', to: 'I003999', checkRule: 'mod11' });
    expect(block).toEqual({ prefix: 'I', digits: 6, checkRule: 'mod11', ...range(3542, 3999) });
    expect(formatPro({ prefix: 'I', digits: 6, checkRule: 'mod11' }, 3542)).toBe('I0035420');
  });

  it.each([
    ['12345678', '123456789', 'to PRO_BLOCK_FORM'],
    ['I2345678', '12345679', 'to PRO_BLOCK_FORM'],
    ['12345678', '12345677', 'to PRO_BLOCK_ORDER'],
    ['12345', '12346', 'from PRO_INVALID'],
    ['ABCD12345678901', 'ABCD12345678902', 'from PRO_INVALID'],
  ])('refuses %s to %s: %s', (from, to, expected) => {
    const found = readProBlock({ from, to, checkRule: 'mod7' });
    expect('field' in found && `${found.field} ${found.code}`).toBe(expected);
  });
});

describe('isLow', () => {
  it.each([
    ['no blocks', [], false],
    ['11 of 100 left', [range(1, 100, 90)], false],
    ['10 of 100 left', [range(1, 100, 91)], true],
    ['none left', [range(1, 100, 101)], true],
    ['a used block and a new one', [range(1, 100, 101), range(201, 300)], false],
  ])('%s: %s', (_, blocks, expected) => expect(isLow(blocks)).toBe(expected));
});
