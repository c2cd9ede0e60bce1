import { expectOutside } from './backup-address.js';

describe('backups are refused', () => {
  it.each([
    ['s3://bucket/', 's3://bucket/backups/lading-1'],
    ['s3://bucket/files', 's3://bucket/files/lading-1'],
    ['s3://bucket/files/', 's3://bucket/files'],
    ['/var/lib/lading/files', '/var/lib/lading/files/backups/lading-1'],
  ])('among the files in %s', (location, address) => {
    expect(() => expectOutside({ location }, address)).toThrow('Choose another place for backups');
  });

  it.each([
    ['s3://bucket/files', 's3://bucket/backups/lading-1'],
    ['s3://bucket/', 's3://bucket-of-backups/lading-1'],
    ['/var/lib/lading/files', '/var/lib/lading/files-of-backups/lading-1'],
    ['/var/lib/lading/files', 's3://bucket/lading-1'],
  ])('but not beside those in %s', (location, address) => {
    expect(() => expectOutside({ location }, address)).not.toThrow();
  });
});
