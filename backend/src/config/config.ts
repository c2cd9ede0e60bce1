import { resolve } from 'node:path';
import { validateSync } from 'class-validator';
import { Environment } from './environment.js';

/** The environment is unusable; `problems` lists everything that is wrong, without repeating any value. */
export class InvalidEnvironment extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The environment cannot be used:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'InvalidEnvironment';
  }
}

/** Everything the process is told from outside, validated and typed. Inject it; nothing else reads the environment. */
export class Config {
  readonly port: number;
  readonly host: string;
  /** Origin people and mailed links use. */
  readonly publicUrl: URL;
  readonly databaseUrl: string;
  /** Invented carriers, a seeded company and the local mailbox. */
  readonly demonstration: boolean;
  readonly storageDirectory: string;
  readonly mailDirectory: string;
  /** Absent: mail is written to `mailDirectory` instead of being sent. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly logLevel: string;
  /** Directory that holds `shell/`, `mfe/` and `registry.json`; absent: the process serves the API only. */
  readonly staticDirectory?: string;
  /** Whether the API process also delivers outbox messages. */
  readonly runWorker: boolean;
  /** Seconds between turning unready and refusing connections, so that a proxy can notice. */
  readonly drainSeconds: number;

  constructor(environment: Environment) {
    this.port = environment.PORT;
    this.host = environment.HOST;
    this.publicUrl = new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`);
    this.databaseUrl = environment.DATABASE_URL;
    this.demonstration = environment.DEMONSTRATION === 'true';
    this.storageDirectory = resolve(environment.STORAGE_DIR ?? `${environment.LADING_DIR}/files`);
    this.mailDirectory = resolve(environment.MAIL_DIR ?? `${environment.LADING_DIR}/mail`);
    this.smtpUrl = environment.SMTP_URL;
    this.mailFrom = environment.MAIL_FROM;
    this.logLevel = environment.LOG_LEVEL;
    this.staticDirectory = environment.STATIC_DIR === undefined ? undefined : resolve(environment.STATIC_DIR);
    this.runWorker = environment.RUN_WORKER === 'true';
    this.drainSeconds = environment.DRAIN_SECONDS;
  }

  /** True when people reach the product over https, which is when cookies are `Secure`. */
  get https(): boolean {
    return this.publicUrl.protocol === 'https:';
  }

  /** True when the mailbox page may exist: demonstration mode, and nobody but this machine can reach the process. */
  get devMailbox(): boolean {
    return this.demonstration && ['127.0.0.1', 'localhost', '::1'].includes(this.host);
  }
}

const NUMBERS = new Set(['PORT', 'DRAIN_SECONDS']);

/** Reads and validates the environment. @throws InvalidEnvironment listing every problem at once */
export function loadConfig(source: Record<string, string | undefined>): Config {
  const environment = new Environment();
  for (const name of Object.keys(new Environment()) as (keyof Environment)[]) {
    const value = source[name];
    if (value !== undefined && value !== '') Object.assign(environment, { [name]: NUMBERS.has(name) ? Number(value) : value });
  }
  const problems = validateSync(environment).flatMap((error) => Object.values(error.constraints ?? {}));
  if (problems.length > 0) throw new InvalidEnvironment([...new Set(problems)]);
  return new Config(environment);
}
