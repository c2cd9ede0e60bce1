export interface SettingOptions {
  /** One sentence for the settings reference. */
  meaning: string;
  /** True for passwords, keys and tokens: kept out of logs and process lists. */
  secret?: boolean;
  /** Default in words, where the property has none. */
  fallback?: string;
}

/** A documented environment variable. */
export interface Setting extends SettingOptions {
  name: string;
}

const settings = new Map<string, Setting>([
  [
    'MONITORING_PORT',
    { name: 'MONITORING_PORT', meaning: 'Port of the error relay, a process of its own.', fallback: '3001' },
  ],
]);

/** Documents an environment variable; docs/settings.md is written from it. */
export function DocumentedSetting(options: SettingOptions): PropertyDecorator {
  return (_, name) => {
    settings.set(String(name), { name: String(name), ...options });
  };
}

/** All documented variables by name. */
export function documentedSettings(): Setting[] {
  return [...settings.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1));
}
