import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Stands in the built page for the nonce, which the server writes into each answer. */
const NONCE = '%NONCE%';

/** Marks the scripts that the build puts into the page, as the template marks its own. */
export class PageNoncePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageNoncePlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTags.tap('PageNoncePlugin', (data) => {
        for (const { attributes } of data.assetTags.scripts) attributes.nonce = NONCE;
        return data;
      });
    });
  }
}
