/** Libraries that have a counterpart in the product. */
export const oneLibraryEach = {
  group: [
    'moment',
    'dayjs',
    'date-fns',
    'luxon',
    'axios',
    'formik',
    'redux',
    '@reduxjs/toolkit',
    'zustand',
    'lodash',
    'lodash-es',
  ].flatMap((name) => [name, `${name}/*`]),
  message: 'The repository has one library for each purpose, and this is not it.',
};

/** Methods of classic schemas cannot be removed from a bundle: a form loads 14 KB more with them. */
export const noClassicZod = { name: 'zod', message: 'Front ends use zod/mini.' };

export const throughUi = [
  { group: ['@mantine/*', '@tabler/*'], message: 'Components and icons come from @lading/ui.' },
  {
    group: ['react-router', 'react-router-dom', 'react-router/*'],
    message: 'The router comes from @lading/ui/router.',
  },
];

/** Options of `no-restricted-imports` for a micro-frontend. */
export const remoteImports = { patterns: [oneLibraryEach, ...throughUi], paths: [noClassicZod] };
