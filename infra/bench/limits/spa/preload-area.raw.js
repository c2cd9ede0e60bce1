// Replaces the shell's preload-area: the chunk for the URL's micro-frontend.
(() => {
  const { remotes } = JSON.parse(document.getElementById('lading-registry').textContent);
  const area = remotes.find(({ basePaths }) =>
    basePaths.some((base) => `${location.pathname}/`.startsWith(`${base}/`)),
  );
  if (area)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: `/js/${area.name}.js` }),
    );
})();
