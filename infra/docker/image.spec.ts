import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = import.meta.dirname;
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

interface Service {
  image: string;
  restart: string;
  command?: string[];
  environment?: Record<string, string>;
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const products = Object.entries(services).filter(([, { image }]) => image.startsWith('lading:'));
const settings = [...read('../../docs/settings.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);

describe('compose.yaml', () => {
  it.each(products)('%s has settings that exist', (_name, { environment }) => {
    expect(settings).toEqual(expect.arrayContaining(Object.keys(environment ?? {})));
  });

  it('pins every image to a version', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => !/:\d+\.\d+\.\d+(-\w+)?$/.test(image))).toEqual([]);
  });

  it('restarts all services except those that end', () => {
    const once = Object.entries(services).filter(([, { restart }]) => restart === 'no');
    expect(once.map(([name]) => name)).toEqual(['migrate', 'publish', 'backup']);
    expect(Object.values(services).every(({ restart }) => restart !== undefined)).toBe(true);
  });

  it('takes every variable from .env.example, which has no others', () => {
    const used = [...read('compose.yaml').matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name);
    const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(offered.sort());
  });

  it('has the version of the product', () => {
    const { version } = JSON.parse(read('../../package.json')) as { version: string };
    expect([...new Set(products.map(([, { image }]) => image))]).toEqual([`lading:${version}`]);
  });
});

test('the image has the Node release of the repository', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual(Array(2).fill(read('../../.nvmrc').trim()));
});
