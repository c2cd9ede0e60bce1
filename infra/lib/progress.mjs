/** Progress of a few named steps, one line each: "[1/5] Database ... private MariaDB, port 40123 (0.9 s)". The total may be unknown. */
export class Progress {
  #done = 0;

  constructor(total) {
    this.total = total;
  }

  /** Runs one step. `work` gets a function for remarks while it runs; the line ends with the result formatted by `describe`. */
  async step(title, work, describe = () => 'done') {
    const startedAt = performance.now();
    this.#done += 1;
    const number = this.total === undefined ? this.#done : `${this.#done}/${this.total}`;
    process.stdout.write(`[${number}] ${title} ... `);
    let result;
    try {
      result = await work((remark) => process.stdout.write(`${remark} ... `));
    } catch (error) {
      process.stdout.write('stopped\n');
      throw error;
    }
    process.stdout.write(`${describe(result)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`);
    return result;
  }
}
