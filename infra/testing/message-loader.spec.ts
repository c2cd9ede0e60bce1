import { transformSync } from '@swc/core';
import compileMessages from '../../packages/build/src/message-loader.mjs';
import { textsPlugin } from '../../packages/build/src/texts-plugin.mjs';

/** The code that a browser gets for a piece of ours. */
function built(code: string): string {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: { plugins: [textsPlugin] },
    },
  } as const;
  let result = '';
  compileMessages.call(
    { callback: (_error: null, text: string) => (result = text) },
    transformSync(code, options as never).code,
    undefined,
  );
  return result;
}

/* eslint-disable no-template-curly-in-string -- it is code that is built */
test.each([
  ['a value', 't`Save ${name}`', '["Save ",["name"]]'],
  ['a value in quotes', 't`Never tell me "${name}"`', '["Never tell me \\"",["name"],"\\""]'],
  ['a value beside an apostrophe', "t`The carrier's ${name}`", '["The carrier\'s ",["name"]]'],
  [
    'a plural',
    "plural(count, { one: '# offer', other: '# offers' })",
    '[["count","plural",{one:["#"," offer"],other:["#"," offers"]}]]',
  ],
])('compiles a text with %s', (_what, text, compiled) => {
  const code = built(
    `import { plural, t } from '@lingui/core/macro'; export const text = (name: string, count: number) => ${text};`,
  );
  expect(code.replace(/"(one|other)":/g, '$1:')).toContain(`message: ${compiled}`);
});

test('compiles a sentence with elements', () => {
  expect(
    built(
      `import { Trans } from '@lingui/react/macro'; export const Sent = ({ mail }: { mail: string }) => <Trans>Sent to <b>{mail}</b></Trans>;`,
    ),
  ).toContain('message: ["Sent to <0>",["mail"],"</0>"]');
});

test('leaves texts without values as they are', () => {
  expect(built("import { t } from '@lingui/core/macro'; export const text = () => t`It's done`;")).toContain(
    'message: "It\'s done"',
  );
});
