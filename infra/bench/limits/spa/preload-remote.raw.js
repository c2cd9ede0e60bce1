// Replaces the shell's preload-remote: the chunk for the URL's micro-frontend.
(() => {
  const { remotes } = JSON.parse(document.getElementById('lading-registry').textContent);
  const current = remotes.find(({ basePaths }) =>
    basePaths.some((base) => `${location.pathname}/`.startsWith(`${base}/`)),
  );
  if (current)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: `/js/${current.name}.js` }),
    );
})();
