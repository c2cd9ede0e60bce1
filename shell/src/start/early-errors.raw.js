// Keeps what goes wrong before error reports are ready, and says so when the product's own scripts do not arrive.
(() => {
  const seen = (window.ladingEarlyErrors = []);
  const keep = ({ error, reason }) => seen.length < 20 && seen.push(error ?? reason);
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  seen.stop = () => {
    removeEventListener('error', keep);
    removeEventListener('unhandledrejection', keep);
  };
  addEventListener(
    'error',
    ({ target }) => {
      const screen = document.getElementById('lading-unreachable');
      const root = document.getElementById('root');
      if (target instanceof HTMLScriptElement && target.defer && screen && root)
        root.replaceChildren(screen.content.cloneNode(true));
    },
    true,
  );
})();
