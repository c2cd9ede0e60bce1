export function negotiate(manifest: object, provided: object): { ok: true } | { ok: false; reason: string };
