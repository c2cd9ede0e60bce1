// Sources of a package as a reader without our build gets them.
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { compileMessages } from '../../packages/build/src/message-loader.mjs';
import { textsPlugin } from '../../packages/build/src/texts-plugin.mjs';

const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)*)(["'])(\.{1,2}\/[^"']+)\2/g;

/** Names the emitted file in each relative import, as Node and browsers require; `folder` is that of the source. */
export function withExtensions(code, folder) {
  return code.replace(
    RELATIVE,
    (_whole, before, quote, request) => `${before}${quote}${emitted(request, folder)}${quote}`,
  );
}

function emitted(request, folder) {
  const file = path.join(folder, request);
  const isModule = (name) => ['.ts', '.tsx'].some((ending) => fs.existsSync(`${name}${ending}`));
  if (isModule(file)) return `${request}.js`;
  if (isModule(path.join(file, 'index'))) return `${request}/index.js`;
  return request.replace(/\.tsx?$/, '.js');
}

/** A TypeScript module as JavaScript, with its messages compiled. */
export function compiled(file) {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: { keepImportAttributes: true, plugins: [textsPlugin] },
    },
  });
  return withExtensions(compileMessages(code), path.dirname(file));
}
