import { parsePhone } from './phone';

describe('parsePhone', () => {
  it.each([
    ['3125550100', '+13125550100'],
    ['(312) 555-0100', '+13125550100'],
    ['312.555.0100', '+13125550100'],
    ['1 312 555 0100', '+13125550100'],
    ['+1 312 555 0100', '+13125550100'],
    ['+49 30 901820', '+4930901820'],
    ['0049 30 901820', '+4930901820'],
    ['+44 20 7946 0000', '+442079460000'],
  ])('reads %j', async (typed, number) => expect(await parsePhone(typed)).toBe(number));

  it.each(['', '555-0100', 'call me', '+0123456789', '312555010x', '312-555-0100 ext. 5'])(
    'refuses %j',
    async (typed) => expect(await parsePhone(typed)).toBeNull(),
  );
});
