const PLACEHOLDER = /\{([\w.]+)\}/g;

/** Fills the placeholders of a template, such as `{origin.city}`, with properties of a value; missing ones are left empty. */
export function fillTemplate(template: string, value: unknown, encode: (text: string) => string = String): string {
  return template.replace(PLACEHOLDER, (_placeholder, path: string) => {
    const property = path
      .split('.')
      .reduce<unknown>((parent, name) => (parent as Record<string, unknown> | null | undefined)?.[name], value);
    return typeof property === 'string' || typeof property === 'number' ? encode(String(property)) : '';
  });
}
