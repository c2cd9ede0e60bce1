import { parseDatabaseAddress } from './database-address.js';

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
