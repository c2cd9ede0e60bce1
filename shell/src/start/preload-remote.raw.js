// Preloads the code of the remote at this URL while the shell is loading. The shell decides whether to run it.
(() => {
  try {
    const { remotes } = JSON.parse(document.getElementById('lading-registry').textContent);
    const remote = remotes.find(({ basePaths }) =>
      basePaths.some((base) => `${location.pathname}/`.startsWith(`${base}/`)),
    );
    if (!remote?.enabled || !remote.entry.startsWith('/mfe/')) return;
    const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
    // As the scripts will ask for them, or the browser fetches them again.
    const preload = (href, integrity, crossOrigin) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', integrity, crossOrigin, href }),
      );
    preload(remote.entry, remote.integrity, 'anonymous');
    const page = remote.pages?.find(({ path }) => path === location.pathname);
    for (const [file, integrity] of Object.entries({ ...remote.startChunks, ...page?.scripts }))
      preload(folder + file, integrity, null);
  } catch {
    // Without a registry in the page there is nothing to fetch ahead.
  }
})();
