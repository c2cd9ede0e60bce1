// Stands for the shell's own preload-area: the chunk of the address's area.
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
