import { parseDatabaseAddress, replicaUrls } from './database-address.js';

describe('parseDatabaseAddress', () => {
  it('reads one host, and a list of hosts with the same user and database', () => {
    expect(parseDatabaseAddress('mysql://lading:p%40ss@db.example/freight')).toEqual({
      hosts: [{ host: 'db.example', port: 3306 }],
      socketPath: undefined,
      username: 'lading',
      password: 'p@ss',
      database: 'freight',
    });
    expect(parseDatabaseAddress('mysql://u:p@db1:3307,[::1]:3308,db3/lading').hosts).toEqual([
      { host: 'db1', port: 3307 },
      { host: '::1', port: 3308 },
      { host: 'db3', port: 3306 },
    ]);
  });

  it('reads the path of a socket', () => {
    expect(parseDatabaseAddress('mysql://u@localhost/lading?socketPath=/run/db').socketPath).toBe('/run/db');
  });

  it('refuses what is no host', () => {
    expect(() => parseDatabaseAddress('mysql://u@db1:port/lading')).toThrow('Invalid URL');
    expect(() => parseDatabaseAddress('mysql://u@db1,db2:99999/lading')).toThrow('Invalid URL');
  });
});

it('replicaUrls names the same database on other hosts', () => {
  expect(replicaUrls('mysql://u:p%40s@db1:3307,db2/lading', 'db3:3308,[::1]')).toEqual([
    { name: 'db3:3308', url: 'mysql://u:p%40s@db3:3308/lading' },
    { name: '[::1]', url: 'mysql://u:p%40s@[::1]/lading' },
  ]);
  expect(replicaUrls('mysql://u:p@localhost/lading?socketPath=/run/db', 'db3')).toEqual([
    { name: 'db3', url: 'mysql://u:p@db3/lading' },
  ]);
  expect(replicaUrls('mysql://u:p@db1/lading', '')).toEqual([]);
});
