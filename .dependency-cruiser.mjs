// Import rules described in ARCHITECTURE.md. `$1` is the group matched by `from`.
const PURE = '^backend/src/(?:kernel/|modules/.*\\bdomain/|modules/rating/engine/)';
/** Messages for users, which any part of the backend may contain. */
const MESSAGES = '^backend/src/messages/';
const SPEC = '[.-]spec[.]tsx?$';
const FRAMEWORKS =
  '(?:^|/)node_modules/(?:@nestjs/|typeorm/|mysql2/|express/|rxjs/|nestjs-cls/|pino|class-validator/|class-transformer/|nodemailer/)';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Circular imports: merge the files or extract what both need.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule('everything-resolves', 'Imports must resolve.', {}, { couldNotResolve: true }),
    rule(
      'declared-dependencies',
      'Imported packages must be in the package.json of their workspace.',
      { path: '^(?:backend|shell|mfe-[^/]+|packages/[^/]+)/src/', pathNot: SPEC },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),

    rule(
      'areas-are-separate',
      'The shell and each micro-frontend are built and released separately. They share code only through packages/.',
      { path: '^(shell|mfe-[^/]+)/' },
      { path: '^(?:shell|mfe-[^/]+)/', pathNot: '^$1/' },
    ),
    rule(
      'front-without-backend',
      'Front ends call the API only through the generated client.',
      { path: '^(?:shell|mfe-[^/]+|packages/[^/]+)/' },
      { path: '^backend/' },
    ),
    rule(
      'packages-without-apps',
      'Packages do not import apps.',
      { path: '^packages/' },
      { path: '^(?:shell|mfe-[^/]+)/' },
    ),
    rule(
      'backend-without-front',
      'The backend does not import front ends.',
      { path: '^backend/' },
      { path: '^(?:shell|mfe-[^/]+|packages)/' },
    ),

    rule(
      'modules-through-index',
      'Modules import each other only through index.ts.',
      { path: '^backend/src/modules/([^/]+)/' },
      {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index[.]ts$'],
      },
    ),
    rule(
      'app-through-index',
      'Code outside modules/ imports modules only through their index.ts.',
      { path: '^backend/src/(?!modules/|contributions/)' },
      { path: '^backend/src/modules/', pathNot: '^backend/src/modules/[^/]+/index[.]ts$' },
    ),
    rule(
      'contributions-are-constants',
      'backend/src/contributions collects constants of the modules and imports nothing else from them.',
      { path: '^backend/src/contributions/', pathNot: SPEC },
      {
        path: '^backend/src/(?!contributions/)',
        pathNot: ['^backend/src/modules/[^/]+/contributions[.]ts$', '^backend/src/platform/(?:ids|registered)[.]ts$'],
      },
    ),
    rule(
      'contributions-import-nothing',
      'The contributions of a module are constants, so any file may import the collected lists without a cycle.',
      { path: '^backend/src/modules/[^/]+/contributions[.]ts$' },
      { path: '.' },
    ),
    rule(
      'platform-knows-no-freight',
      'The platform has no freight logic: it imports no module and not the kernel.',
      { path: '^backend/src/(?:platform|config)/', pathNot: SPEC },
      { path: '^backend/src/(?:modules|kernel|contributions|bin|app[.]module)' },
    ),
    rule(
      'typeorm-in-persistence',
      'Only persistence/, migrations/ and platform/database/ import TypeORM.',
      {
        path: '^backend/src/',
        pathNot: ['/persistence/', '^backend/src/platform/database/', '^backend/src/migrations/', SPEC],
      },
      { path: '(?:^|/)node_modules/typeorm/' },
    ),
    rule(
      'nest-typeorm-in-persistence',
      'Repositories are injected only in persistence/; Nest modules register entities.',
      {
        path: '^backend/src/',
        pathNot: ['/persistence/', '^backend/src/platform/database/', '[.]module[.]ts$', SPEC],
      },
      { path: '(?:^|/)node_modules/@nestjs/typeorm/' },
    ),

    rule(
      'kernel-alone',
      'The kernel contains freight value types and imports only itself and messages.',
      { path: '^backend/src/kernel/' },
      { path: '^backend/src/', pathNot: ['^backend/src/kernel/', MESSAGES] },
    ),
    rule(
      'engine-on-kernel',
      'The rating engine is a pure function: it imports only the kernel, messages and itself.',
      { path: '^backend/src/modules/rating/engine/' },
      { path: '^backend/src/', pathNot: ['^backend/src/kernel/', '^backend/src/modules/rating/engine/', MESSAGES] },
    ),
    rule(
      'domain-is-pure',
      'domain/ imports only the kernel, messages, the rating engine, itself and DomainError, plus types of other modules.',
      { path: '^backend/src/modules/([^/]+)/.*\\bdomain/' },
      {
        path: '^backend/src/',
        pathNot: [
          '^backend/src/kernel/',
          MESSAGES,
          '^backend/src/modules/$1/.*\\bdomain/',
          '^backend/src/modules/$1/engine/',
          '^backend/src/platform/http/problems/domain-error[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'domain-without-dto',
      'DTOs define the API. Domain types and rows do not depend on them; presenters map rows to DTOs.',
      { path: '^backend/src/.*(?:\\bdomain/|\\bpersistence/|[.]entity[.]ts$)', pathNot: SPEC },
      { path: '[.](?:dto|presenter)[.]ts$' },
    ),
    rule(
      'pure-without-frameworks',
      'Pure code runs without Nest, TypeORM or any other framework.',
      { path: PURE, pathNot: SPEC },
      { path: FRAMEWORKS },
    ),
    rule(
      'pure-without-system',
      'Pure code touches no file, network or process.',
      { path: PURE, pathNot: SPEC },
      { dependencyTypes: ['core'] },
    ),

    rule(
      'shared-below-features',
      'Within a micro-frontend: shared, then features, then Root.',
      { path: '^(mfe-[^/]+)/src/shared/' },
      { path: '^$1/src/', pathNot: '^$1/src/shared/' },
    ),
    rule(
      'features-below-root',
      'Within a micro-frontend: shared, then features, then Root.',
      { path: '^(mfe-[^/]+)/src/features/', pathNot: SPEC },
      { path: '^$1/src/[^/]+$' },
    ),
    rule(
      'features-are-separate',
      'Features do not import each other; shared code belongs in shared/.',
      { path: '^(mfe-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own: most packages keep what they publish in a dist/.
    exclude: { path: '^(?:backend|shell|mfe-[^/]+|packages/[^/]+)/(?:dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
