import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isText } from './tables.mjs';

/**
 * What no statement of the product uses, with reasons: locks that exist on one node of a cluster only, and what MySQL, MariaDB, TiDB and Vitess do
 * not share. Words are matched outside of comments, in any case.
 */
const REFUSED = [
  [/\bSKIP LOCKED\b/i, 'SKIP LOCKED: nodes of a cluster do not see the locks of others; claim by a conditional UPDATE'],
  [/\bFOR UPDATE[^;]*\bNOWAIT\b/i, 'NOWAIT: nodes of a cluster do not see the locks of others'],
  [/\b(?:GET_LOCK|RELEASE_LOCK|IS_FREE_LOCK|IS_USED_LOCK)\s*\(/i, 'GET_LOCK: exists per node; use a row with a lease'],
  [/\b(?:UN)?LOCK TABLES\b/i, 'LOCK TABLES: exists per node'],
  [/\bJSON_TABLE\s*\(/i, 'JSON_TABLE: TiDB and Vitess do not have it'],
  [/\b(?:INSERT|DELETE|REPLACE)\b[^;]*\bRETURNING\b/i, 'RETURNING: MySQL does not have it'],
  [/\b(?:INTERSECT|EXCEPT)\s+(?:ALL\s+)?SELECT\b/i, 'INTERSECT and EXCEPT: MySQL 8.0 does not have them'],
  [/\bMATCH\s*\([^)]*\)\s*AGAINST\b/i, 'MATCH AGAINST: TiDB and Vitess do not have it'],
  [/\bCREATE TEMPORARY TABLE\b/i, 'temporary tables: connections of a pool and nodes do not share them'],
  [/@\w+\s*:=/, 'user variables: their order of evaluation is not defined'],
  [/\bNEXT(?:VAL\s*\(| VALUE FOR\b)/i, 'sequences: MySQL does not have them'],
];
/** Methods of TypeORM's query builder that write such statements. */
const REFUSED_METHODS = new Map([
  ['setOnLocked', 'SKIP LOCKED and NOWAIT: nodes of a cluster do not see the locks of others'],
]);

/** A line for each statement in the code of the product, specs and migrations excepted, that not every supported database executes alike. */
export function unportableStatements(source) {
  return fs
    .globSync('**/*.ts', { cwd: source })
    .filter((name) => !/[.-]spec\.ts$|^migrations\//.test(name))
    .sort()
    .flatMap((name) => problemsOf(name, fs.readFileSync(path.join(source, name), 'utf8')));
}

function problemsOf(name, text) {
  const problems = [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const report = (node, reason) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${name}:${line + 1}: ${reason}`);
  };
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (isText(node)) for (const [pattern, reason] of REFUSED) if (pattern.test(node.text)) report(node, reason);
    if (ts.isPropertyAccessExpression(node) && REFUSED_METHODS.has(node.name.text))
      report(node, REFUSED_METHODS.get(node.name.text));
  };
  visit(file);
  return problems;
}
