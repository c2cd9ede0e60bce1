import fs from 'node:fs';

/** CPU time that a process and all its threads have used so far, in microseconds (Linux: /proc/<pid>/task/<tid>/schedstat). */
export function cpuMicroseconds(pid) {
  let nanoseconds = 0;
  for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error; // the thread has ended
    }
  }
  return nanoseconds / 1_000;
}
