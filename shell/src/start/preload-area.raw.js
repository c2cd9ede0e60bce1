// Fetches the code of the area that the address belongs to while the shell itself is still loading. The shell runs it, or not.
(() => {
  try {
    const { remotes } = JSON.parse(document.getElementById('lading-registry').textContent);
    const area = remotes.find(({ basePaths }) =>
      basePaths.some((base) => `${location.pathname}/`.startsWith(`${base}/`)),
    );
    if (!area?.enabled || !area.entry.startsWith('/mfe/')) return;
    const folder = area.entry.slice(0, area.entry.lastIndexOf('/') + 1);
    // As the scripts will ask for them, or the browser fetches them again.
    const preload = (href, integrity, crossOrigin) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity, crossOrigin, href }),
      );
    preload(area.entry, area.integrity, 'anonymous');
    for (const [file, integrity] of Object.entries(area.startChunks)) preload(folder + file, integrity, null);
  } catch {
    // Without a registry in the page there is nothing to fetch ahead.
  }
})();
