// Imported before a program that a companion runs: asks it to stop when the process that started it is gone.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
// A program that has stopped by itself does not wait for that.
process.stdin.unref();
