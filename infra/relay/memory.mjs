import fs from 'node:fs';

const MEGABYTE = 1_048_576;

/** Resident memory of a process now, in bytes (Linux). */
export const residentBytes = (pid) => field(pid, 'VmRSS');

/** Runs the work and returns its result with the peak increase of resident memory. */
export async function withPeak(pid, work) {
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5'); // resets the peak
  const before = residentBytes(pid);
  const result = await work();
  return { result, grown: Math.max(0, field(pid, 'VmHWM') - before) };
}

export const megabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(0)} MiB`;

function field(pid, name) {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
