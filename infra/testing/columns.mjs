import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const STATEMENTS = new Set(['query', 'queryPrepared', 'read', 'readPrepared']);
/** Declarations of the functions that run statements. */
const RUNNERS = /\/typeorm\/|\/platform\/database\/(?:database|prepared)\.ts$/;
const CHECKED =
  /\/backend\/src\/(?!migrations\/|platform\/database\/(?:database|prepared|replicas\/read-replicas)\.ts$)(?!.*[.-]spec\.ts$).*\.ts$/;

/** What `backend/test/support/record-columns.ts` wrote: locations of calls with the returned columns. */
export function readRecorded(folder) {
  return fs.readdirSync(folder).flatMap((name) =>
    fs
      .readFileSync(path.join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}

/** The program of a tsconfig.json, without specs. */
export function createProgram(config) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, ts.sys);
  return ts.createProgram(
    fileNames.filter((name) => !/[.-]spec\.ts$/.test(name)),
    options,
  );
}

/**
 * Compares the returned columns with the row type at each call that runs a statement. Returns a line per problem: a column without a property, a
 * property without a column, rows without a type, and calls that no test ran until rows came back. `unread` lists such calls (`path#function`)
 * with the reason.
 */
export function checkColumns(program, root, recorded, unread) {
  const calls = program
    .getSourceFiles()
    .filter(({ fileName }) => CHECKED.test(fileName))
    .flatMap((file) => callsIn(program, file, root));
  const problems = recorded.flatMap(({ place, columns }) => {
    const call = calls.find((candidate) => candidate.isAt(place));
    if (call === undefined) return [`${place}: rows came back where no statement is called`];
    call.read = true;
    return differences(call.row, columns).map((difference) => `${place} (${call.name}): ${difference}`);
  });
  const neverRead = new Set(calls.filter(({ row, read }) => row.properties && !read).map(({ name }) => name));
  for (const name of Object.keys(unread))
    if (!neverRead.has(name)) problems.push(`${name}: listed as never read, but it is read or does not exist`);
  const unlisted = [...neverRead].filter((name) => !(name in unread));
  return {
    problems: [...new Set(problems)].sort(),
    unread: unlisted.map((name) => `${name}: no test runs this statement until it returns rows`).sort(),
  };
}

function differences(row, columns) {
  if (row.unchecked) return [];
  if (!row.properties) return [`rows without a type: ${columns.join(', ')}`];
  const names = new Set(row.properties.map(({ name }) => name));
  return [
    ...(row.open ? [] : columns.filter((column) => !names.has(column)).map((column) => `no property for ${column}`)),
    ...row.properties
      .filter(({ name, optional }) => !optional && !columns.includes(name))
      .map(({ name }) => `no column for ${name}`),
  ];
}

/** The calls of a file that run statements, inner ones first. */
function callsIn(program, file, root) {
  const checker = program.getTypeChecker();
  const relative = path.relative(root, file.fileName);
  const calls = [];
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !STATEMENTS.has(nameOfCalled(node))) return;
    const signature = checker.getResolvedSignature(node);
    if (!RUNNERS.test(signature.declaration?.getSourceFile().fileName ?? '')) return;
    const result = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
    calls.push({
      name: `${relative}#${nameOfFunction(node)}`,
      row: isDiscarded(node) ? { unchecked: true } : describeRow(checker, result),
      isAt: (place) => isAt(place, file, node, relative),
    });
  };
  visit(file);
  return calls;
}

function nameOfCalled({ expression }) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** The nearest function or method that has a name. */
function nameOfFunction(node) {
  for (let at = node.parent; at !== undefined; at = at.parent)
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isVariableDeclaration(at)) && isOuter(at))
      return at.name?.getText() ?? '';
  return '';
}

/** Variables inside of functions hold results, not functions. */
function isOuter(node) {
  return !ts.isVariableDeclaration(node) || ts.isSourceFile(node.parent.parent.parent);
}

/** `place` is `path:line:column`, both from 1. */
function isAt(place, file, node, relative) {
  const [, name, line, column] = /^(.*):(\d+):(\d+)$/.exec(place);
  if (name !== relative) return false;
  const position = ts.getPositionOfLineAndCharacter(file, line - 1, column - 1);
  return node.getStart() <= position && position < node.getEnd();
}

/** `await tx.query('SELECT ... FOR UPDATE');` only locks. */
const isDiscarded = ({ parent }) => ts.isAwaitExpression(parent) && ts.isExpressionStatement(parent.parent);

/** What the type of a result says about a row. No `properties`: the type is not a list of rows. */
function describeRow(checker, result) {
  const type = checker.getIndexTypeOfType(result, ts.IndexKind.Number);
  if (result.flags & ts.TypeFlags.Any || type === undefined) return {};
  // `unknown[]` and `object[]`: only whether there are rows matters.
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return { unchecked: true };
  const properties = checker.getPropertiesOfType(type).map((property) => ({
    name: property.name,
    optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
  }));
  return { properties, open: checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined };
}
