import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SPEC = /[.-]spec\.ts$/;
const ENTITY = /@Entity\('(\w+)'\)\s*export class (\w+)/g;
const NAME = '`?\\w+`?(?:\\s+(?:AS\\s+)?[a-z]\\w*)?';
/** Where a statement names tables. */
const TABLES = new RegExp(`\\b(DELETE FROM|FROM|JOIN|INTO|(?<!FOR |KEY )UPDATE)\\s+(${NAME}(?:,\\s*${NAME})*)`, 'g');
/** Methods of TypeORM's query builder whose first argument may be the name of a table. */
const JOINS = new Set(['from', 'innerJoin', 'leftJoin']);
const WRITES = new Set(['DELETE FROM', 'INTO', 'UPDATE']);

/**
 * The tables that code of a module (or of `platform`) names although another one owns them: the owner of a table has its entity.
 * Looks at statements, at joins of the query builder, at `table: '...'` and at imported entities. One item for each file and table.
 */
export function foreignTables(source) {
  const files = fs
    .globSync('{modules,platform}/**/*.ts', { cwd: source })
    .filter((name) => !SPEC.test(name))
    .map((name) => ({ name, text: fs.readFileSync(path.join(source, name), 'utf8') }));
  const owners = new Map();
  const tables = new Map();
  for (const { name, text } of files)
    for (const [, table, entity] of text.matchAll(ENTITY)) {
      owners.set(table, moduleOf(name));
      tables.set(entity, table);
    }
  return files.flatMap(({ name, text }) => {
    const module = moduleOf(name);
    const named = new Map();
    for (const { table, writes } of namedTables(name, text, tables))
      if (owners.has(table) && owners.get(table) !== module) named.set(table, writes || named.get(table) === true);
    return [...named].map(([table, writes]) => ({ file: name, module, table, owner: owners.get(table), writes }));
  });
}

/**
 * Compares `found` with the tables that modules may read, or write, beside their owner. Returns a line for each use that is not listed and for each
 * item of a list that is no longer needed.
 */
export function checkOwnership(found, readModels, writers) {
  const reads = listed(readModels);
  const writes = listed(writers);
  const problems = [];
  for (const use of found) {
    const key = `${use.module} ${use.table}`;
    if (use.writes && !writes.has(key)) problems.push(`${use.file} writes ${use.table}, which ${use.owner} owns`);
    if (!use.writes && !reads.has(key)) problems.push(`${use.file} reads ${use.table}, which ${use.owner} owns`);
  }
  for (const key of reads)
    if (!found.some((use) => key === `${use.module} ${use.table}`)) problems.push(`${key}: listed, but not read`);
  for (const key of writes)
    if (!found.some((use) => use.writes && key === `${use.module} ${use.table}`))
      problems.push(`${key}: listed, but not written`);
  return problems.sort();
}

const listed = (items) => new Set(items.flatMap(({ table, modules }) => modules.map((module) => `${module} ${table}`)));

const moduleOf = (name) => (name.startsWith('modules/') ? name.split('/')[1] : 'platform');

function namedTables(name, text, tables) {
  const found = [];
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (isText(node)) found.push(...tablesOf(node.text));
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'table' && ts.isStringLiteral(node.initializer))
      found.push({ table: node.initializer.text, writes: true });
    if (ts.isCallExpression(node) && JOINS.has(node.expression.name?.getText()) && isText(node.arguments[0]))
      found.push({ table: node.arguments[0].text, writes: false });
    if (ts.isImportSpecifier(node))
      found.push({ table: tables.get((node.propertyName ?? node.name).text), writes: false });
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return found;
}

export const isText = (node) =>
  node !== undefined &&
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node));

function tablesOf(sql) {
  return [...sql.matchAll(TABLES)].flatMap(([, word, list]) =>
    list.split(',').map((item) => ({ table: /\w+/.exec(item)[0], writes: WRITES.has(word) })),
  );
}
