import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

const po = formatter();

/** Compiles a catalog to what is translated in it. The loader of Lingui adds the English of everything else, which stands in the code already. */
export default async function compileCatalog(source) {
  const catalog = await po.parse(source, { locale: null, sourceLocale: 'en-US', filename: this.resourcePath });
  const translated = Object.entries(catalog).flatMap(([id, { translation }]) =>
    translation ? [[id, translation]] : [],
  );
  const { source: code, errors } = createCompiledCatalog('', Object.fromEntries(translated), {
    strict: true,
    namespace: 'es',
  });
  if (errors.length > 0) throw new Error(errors.map(({ id, error }) => `${id}: ${error.message}`).join('\n'));
  return code;
}
