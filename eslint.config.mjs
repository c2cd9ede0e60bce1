import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import globals from 'globals';
import query from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y-x';
import lingui from 'eslint-plugin-lingui';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noTradeWords } from './infra/lint/no-trade-words.mjs';
import { noClassicZod, oneLibraryEach, remoteImports } from './packages/build/src/eslint.mjs';

const web = ['shell', 'mfe-*', 'packages/{ui,map,trade,mfe-contract,mfe-kit,api-client}'].map(
  (folder) => `${folder}/src/**/*.{ts,tsx}`,
);
const remotes = ['shell', 'mfe-*'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const specs = ['**/*.spec.{ts,tsx}', '**/stories/*.tsx', '**/*.int-spec.ts', 'backend/test/**/*.ts', 'e2e/**/*.ts'];
/** Pure code: the same input always gives the same result. */
const pure = [
  'backend/src/kernel/**/*.ts',
  'backend/src/modules/**/domain/**/*.ts',
  'backend/src/modules/rating/engine/**/*.ts',
];

/** Also through the index.ts of a module, where the rule about imported files does not see it. */
const noDto = {
  regex: '^[.]',
  importNamePattern: 'Dto$',
  message: 'DTOs are the form of the API. Return a row or a domain type; a presenter maps it to the DTO.',
};

/** DTOs use the decorators of platform/http/validation, which validate more than these and are part of the OpenAPI document. */
const sharedDecorators = [
  {
    name: 'class-validator',
    importNames: ['ValidateNested'],
    message: 'It takes an array for an object. Use @Nested or @NestedList of platform/http/validation/nested.',
  },
  {
    name: 'class-validator',
    importNames: ['IsString', 'MaxLength', 'MinLength', 'Length'],
    message: 'Use @OneLine, @MultiLine or @Secret of platform/http/validation/text.',
  },
  {
    name: 'class-validator',
    importNames: ['IsEmail', 'IsFQDN', 'IsISO8601', 'IsUrl', 'IsDateString'],
    message: 'Use the decorators of platform/http/validation/formats.',
  },
];

const SQL = '/^\\s*\\(?\\s*(SELECT|INSERT( IGNORE)? INTO|UPDATE|DELETE FROM|REPLACE INTO)\\b/';
const sqlInPersistence = ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
  selector: `${text}=${SQL}]`,
  message: 'SQL belongs in a file persistence/*.sql.ts of the module that owns the table.',
}));

const uncheckedCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A cast through unknown hides what the types do not fit. Narrow the value, or type what produces it.',
};

/** A cached result counts while the versions of all rules, and our own rules, stay the same; ESLint itself compares files and settings. */
const rules = ['package-lock.json', 'infra/lint/no-trade-words.mjs'].map((file) =>
  createHash('sha256')
    .update(readFileSync(new URL(file, import.meta.url)))
    .digest('hex'),
);

const impure = (object, property, instead) => ({
  object,
  property,
  message: `Pure code takes ${instead} as an argument.`,
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.cache/',
      '**/.swc/',
      '.lading/',
      '.nx/',
      'coverage/',
      'test-results/',
      'packages/api-client/src/*.gen.ts',
      'backend/src/messages/locales/*.ts',
      'e2e/compatibility/fixtures/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, settings: { rules } },
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-restricted-imports': ['error', { patterns: [oneLibraryEach] }],
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable': 'error',
      'no-useless-return': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      // With noUncheckedIndexedAccess the alternative is an unreachable, untestable branch.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // Nest modules are classes with only decorators, and its decorator factories use void as a type argument.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off', '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  {
    files: ['backend/src/**/*.ts', ...web],
    ignores: specs,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    files: ['backend/src/{modules,platform}/**/*.ts'],
    ignores: [...specs, 'backend/src/platform/http/validation/{nested,text,formats}.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [oneLibraryEach], paths: sharedDecorators }],
    },
  },
  {
    files: ['backend/src/**/persistence/**/*.ts'],
    ignores: specs,
    rules: { 'no-restricted-imports': ['error', { patterns: [oneLibraryEach, noDto] }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: specs,
    rules: { 'no-restricted-syntax': ['error', uncheckedCast] },
  },
  {
    files: ['backend/src/platform/**/*.ts'],
    ignores: specs,
    plugins: { lading: { rules: { 'no-trade-words': noTradeWords } } },
    rules: { 'lading/no-trade-words': 'error' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [...specs, '**/persistence/**/*.sql.ts', 'backend/src/platform/database/**', 'backend/src/migrations/**'],
    rules: { 'no-restricted-syntax': ['error', uncheckedCast, ...sqlInPersistence] },
  },
  {
    files: pure,
    ignores: specs,
    rules: {
      'no-restricted-properties': [
        'error',
        impure('Date', 'now', 'the time'),
        impure('process', 'env', 'settings'),
        impure('Math', 'random', 'chance'),
        impure('performance', 'now', 'the time'),
      ],
      'no-restricted-syntax': [
        'error',
        uncheckedCast,
        ...sqlInPersistence,
        {
          // Also through the index.ts of a module, where the rule about imported files does not see it.
          selector: 'ImportSpecifier[imported.name=/Dto$/]',
          message: 'DTOs are the form of the API. Import the domain type.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pure code takes the time as an argument.',
        },
      ],
    },
  },
  {
    files: web,
    languageOptions: { globals: globals.browser },
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs['recommended-latest'].rules,
      // Mistakes React Hook Form's `ref` callbacks for React refs.
      'react-hooks/refs': 'off',
      // Fallback when no error report can be sent.
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': ['error', { patterns: [oneLibraryEach], paths: [noClassicZod] }],
    },
  },
  {
    // A part whose code does not load must not take the page away.
    files: ['shell/src/**/*.tsx'],
    ignores: specs,
    rules: {
      'no-restricted-syntax': [
        'error',
        uncheckedCast,
        {
          selector: "ImportExpression:not(CallExpression[callee.name='lazyPart'] ImportExpression)",
          message: 'Use lazyPart: it displays an error in the place of the part, with a retry.',
        },
        {
          selector: "ImportDeclaration[source.value='react'] ImportSpecifier[imported.name='lazy']",
          message: 'Use lazyPart: it displays an error in the place of the part, with a retry.',
        },
      ],
    },
  },
  {
    files: web,
    plugins: a11y.configs.recommended.plugins,
    rules: {
      ...a11y.configs.recommended.rules,
      // A page or dialog with one field focuses it.
      'jsx-a11y-x/no-autofocus': 'off',
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // Query keys are written once, in the queryOptions of the resource; fetching, invalidating and updating refer to those.
    files: web,
    ignores: specs,
    plugins: { '@tanstack/query': query },
    rules: {
      ...query.configs['flat/recommended-strict'][0].rules,
      // It does not know that results of `combine` are structurally shared.
      '@tanstack/query/no-unstable-deps': 'off',
      // The client and the services of the remote are the same for all its queries.
      '@tanstack/query/exhaustive-deps': ['error', { allowlist: { variables: ['api', 'services'], types: ['Api'] } }],
    },
  },
  {
    // Text for users must be a translatable message. Strings without a space or an initial capital are identifiers.
    files: web,
    // The last error screen has no dependencies.
    ignores: [
      ...specs,
      '**/testing/**',
      'packages/{api-client,mfe-contract}/**',
      'shell/src/fallback/**',
      'shell/src/reports/**',
    ],
    plugins: { lingui },
    rules: {
      ...lingui.configs['flat/recommended'].rules,
      // Catalogs describe each numbered placeholder.
      'lingui/no-expression-in-message': 'off',
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [
            '^[^A-Za-z]*$',
            '^\\S*[^A-Za-z\\s]\\S+$',
            '^[a-z$][\\w$.-]*$',
            '^[A-Z0-9_]+$',
            '^([A-Z][a-z]+){2,}$',
            '^(lb/)?cu ft$',
            'Lading$',
            '^Ctrl K$',
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(aria-keyshortcuts|autoComplete|class(Name|Names)|fontFamily|styles?|size|variant|queryKey|mutationKey|preserveAspectRatio|viewBox|d|href|path|templateColumns|gridTemplateColumns)$',
              },
            },
          ],
          ignoreFunctions: [
            'Error',
            '*Error',
            'fetch',
            'api.*',
            '*.addEventListener',
            '*.removeEventListener',
            '*.querySelector',
            '*.querySelectorAll',
            '*.closest',
            '*.set',
            '*.get',
            '*.has',
            '*.append',
            '*.startsWith',
            '*.includes',
            'useMediaQuery',
            'console.*',
          ],
        },
      ],
    },
  },
  {
    files: [...remotes, 'packages/{map,mfe-kit,trade}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', remoteImports] },
  },
  {
    files: specs,
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Command-line programs print to the console.
    files: ['infra/**', 'backend/src/bin/**', 'packages/{build,create-mfe}/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    // Must run on every Node version to report that it is too old.
    files: ['infra/bootstrap.mjs'],
    rules: { 'no-var': 'off', 'prefer-template': 'off' },
  },
);
