import fs from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.resolve(import.meta.dirname, '../template');
const SUFFIX = '.template';

/** What is wrong with the name of a micro-frontend; undefined if nothing is. */
export const nameProblem = (name) =>
  /^[a-z][a-z0-9]*$/.test(name)
    ? undefined
    : 'The name of a micro-frontend is lower-case letters and digits, for example yards.';

/** Writes the files of these templates to `folder`. `range` returns the version range of a dependency by its name. */
export function writeTemplate(folder, { name, templates, range }) {
  const title = name[0].toUpperCase() + name.slice(1);
  for (const template of templates)
    for (const file of templateFiles(path.join(TEMPLATES, template))) {
      const target = path.join(folder, file.slice(0, -SUFFIX.length));
      const text = fs
        .readFileSync(path.join(TEMPLATES, template, file), 'utf8')
        .replaceAll('__name__', name)
        .replaceAll('__Name__', title);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, file === `package.json${SUFFIX}` ? withRanges(text, range) : text);
    }
}

/** Names of the dependencies in the package.json of a template. */
export function templateDependencies(template) {
  const text = fs.readFileSync(path.join(TEMPLATES, template, `package.json${SUFFIX}`), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  return Object.keys({ ...dependencies, ...devDependencies });
}

const templateFiles = (folder) => fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(SUFFIX));

function withRanges(text, range) {
  const manifest = JSON.parse(text);
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const dependency of Object.keys(group ?? {})) group[dependency] = range(dependency);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
