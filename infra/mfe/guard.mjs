// npm run mfe -- guard: watches new releases by what pages count, and ends canaries or rolls back releases that exceed their error budget.
import { setTimeout as delay } from 'node:timers/promises';
import { endCanary, rollback } from './commands.mjs';
import { lastRecords, settledRegistry } from './ledger.mjs';
import { releaseOfEntry } from './release-name.mjs';
import { increase, onTrial, readCounts, sum, verdict } from './guard-rules.mjs';

const TIME_LIMIT_MS = 10_000;
/** Errors of the last half hour decide: a release that fails only now must not hide behind the views before. */
const WINDOW_MS = 30 * 60_000;

/** The text of `/metrics` of an API. `METRICS_TOKEN` is needed unless the address is that of its metrics port. */
export async function fetchMetrics(api, token = process.env.METRICS_TOKEN) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(new URL('/metrics', api), { headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`${api} answered ${response.status} to /metrics`);
  return response.text();
}

/** Watches the releases of a store. `apis` are all replicas, since each counts what it received. */
export class Guard {
  #last = new Map();
  #counted = [];
  #totals = new Map();
  #silent = new Set();

  constructor({ store, apis, budget, minimum, read = fetchMetrics, now = Date.now, log = console.log }) {
    Object.assign(this, { store, apis, budget, minimum, read, now, log });
  }

  /** Reads the counts once and acts on them. Returns the decisions. */
  async check() {
    await Promise.all(this.apis.map((api) => this.#count(api)));
    this.#counted = this.#counted.filter(({ at }) => this.now() - at < WINDOW_MS);
    const { revision, shell, remotes } = await settledRegistry(this.store);
    const records = await lastRecords(this.store, revision);
    const decisions = [];
    for (const entry of shell ? [shell, ...remotes] : remotes) {
      const own = records.filter((record) => record.name === entry.name);
      const decision = await this.#judge(entry, onTrial(entry, own, releaseOfEntry, this.now()));
      if (decision) decisions.push(decision);
    }
    return decisions;
  }

  async #judge({ name }, trial) {
    if (!trial) return undefined;
    const reason = verdict({
      counts: this.#recent(`${name} ${trial.build}`),
      former: this.#totals.get(`${name} ${trial.former}`),
      budget: this.budget,
      minimum: this.minimum,
    });
    if (!reason) return undefined;
    const act = trial.isCanary ? endCanary : rollback;
    try {
      const done = await act(this.store, name, { because: reason, expected: trial.build });
      this.log(`${name} ${trial.build}: ${reason}. ${done}`);
    } catch (error) {
      this.log(`${name} ${trial.build}: ${reason}. It stays live: ${error.message}`);
    }
    return { name, ...trial, reason };
  }

  async #count(api) {
    try {
      const counts = readCounts(await this.read(api));
      for (const [key, current] of counts)
        this.#add(key, increase(current, this.#last.get(`${api} ${key}`) ?? { views: 0, errors: 0, loadFailures: 0 }));
      for (const [key, current] of counts) this.#last.set(`${api} ${key}`, current);
      this.#silent.delete(api);
    } catch (error) {
      if (!this.#silent.has(api)) this.log(`The counts of ${api} are missing: ${error.message}`);
      this.#silent.add(api);
    }
  }

  #add(key, counts) {
    this.#totals.set(key, sum(this.#totals.get(key), counts));
    this.#counted.push({ key, at: this.now(), counts });
  }

  #recent(key) {
    return this.#counted.filter((one) => one.key === key).reduce((total, { counts }) => sum(total, counts), undefined);
  }
}

/** Checks every so many seconds until the process is stopped. */
export async function runGuard(options, everySeconds, signal) {
  const guard = new Guard(options);
  while (!signal.aborted) {
    await guard.check();
    await delay(everySeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
