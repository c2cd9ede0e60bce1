import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeJson } from './json-file.mjs';
import { runningUrl, takeLock } from './run-lock.mjs';

describe('the npm start of a folder', () => {
  let folder: string;
  const note = (values: object) => writeJson(path.join(folder, 'run.json'), values);
  const start = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)', 'start.mjs'], {
    stdio: 'ignore',
  });

  beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-lock-'))));
  afterAll(() => {
    start.kill();
    fs.rmSync(folder, { recursive: true });
  });

  it('has the address that it noted, whatever its port', () => {
    note({ pid: start.pid, apiPid: 0, url: 'http://localhost:4000' });
    expect(runningUrl(folder)).toBe('http://localhost:4000');
  });

  it('has no address yet while it starts', () => {
    note({ pid: start.pid });
    expect(runningUrl(folder)).toBe('');
  });

  it('is the only one', async () => {
    await expect(takeLock(folder)).rejects.toThrow(`Lading runs in this folder already (process ${start.pid})`);
  });

  it('is over when its process is another program', () => {
    note({ pid: process.ppid, url: 'http://localhost:4000' });
    expect(runningUrl(folder)).toBeUndefined();
  });
});
