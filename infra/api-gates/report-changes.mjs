// Differences between two reports of API Extractor.

/**
 * Compares the report of a release with a newer one, line by line within each exported declaration. A line that is gone is a breaking change, also
 * where the new text accepts all that the old one did: `accepted.json` lists such changes with the reason.
 * @returns {{ breaking: string[], additions: string[] }} one line per change: export and change
 */
export function reportChanges(released, current) {
  const changes = { breaking: [], additions: [] };
  const before = declarationsOf(released);
  const after = declarationsOf(current);
  for (const name of after.keys()) if (!before.has(name)) changes.additions.push(`${name}: added`);
  for (const [name, lines] of before)
    if (after.has(name)) compareLines(name, lines, after.get(name), changes);
    else changes.breaking.push(`${name}: removed`);
  return changes;
}

function compareLines(name, before, after, changes) {
  for (const line of missing(before, after)) changes.breaking.push(`${name}: removed ${line}`);
  for (const line of missing(after, before))
    changes[isRequiredInput(name, line) ? 'breaking' : 'additions'].push(`${name}: added ${line}`);
}

/** A member without a question mark in what a remote passes; what the host or a hook returns may grow. */
const isRequiredInput = (name, line) => /(Props|Options)$/.test(name) && /^(readonly )?\w+(\(.*\))?: /.test(line);

/** Lines of the first list without an equal line in the second. */
function missing(lines, others) {
  const rest = [...others];
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** The declarations of a report by name; a re-export is one too. Imports are not part of the API. */
function declarationsOf(report) {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? [];
  const declarations = new Map();
  for (const block of code.split(/\n\n+/)) {
    const lines = block.split('\n').map((line) => line.trim());
    const kept = lines.filter((line) => line && !line.startsWith('//') && !line.startsWith('import '));
    for (const [name, body] of named(kept)) declarations.set(name, body);
  }
  return declarations;
}

function named(lines) {
  if (lines.length === 0) return [];
  const [, name] =
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|interface|type|class|enum|let|var) ([\w$]+)/.exec(
      lines[0],
    ) ?? [];
  return name ? [[name, lines]] : lines.map((line) => [line.replace(/^export (type )?|;$/g, ''), [line]]);
}
