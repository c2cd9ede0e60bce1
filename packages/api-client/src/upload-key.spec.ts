import { uploadKey } from './upload-key';

const chosen = () => new File(['ref,pickup_date'], 'week-47.csv');

test('a file that is taken in the same way has one key', () => {
  const file = chosen();
  expect(uploadKey(file, { partial: true })).toMatch(/^[0-9a-f]{32}$/);
  expect(uploadKey(file, { partial: true })).toBe(uploadKey(file, { partial: true }));
});

test('another way, or a file that was chosen again, is another thing to do', () => {
  const file = chosen();
  const keys = [
    uploadKey(file, { partial: true }),
    uploadKey(file, { partial: false }),
    uploadKey(chosen(), { partial: true }),
  ];
  expect(new Set(keys).size).toBe(3);
});
