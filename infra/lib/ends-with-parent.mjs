// Imported before a companion's program: stops it when the parent process exits.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
// Does not keep a finished program running.
process.stdin.unref();
