const usable = () => document.querySelector('[data-page]') !== null;

/** Runs work once a page in the document says that it can be used, as the design system's `Page` does. */
export function whenUsable(work: () => void): void {
  if (usable()) {
    work();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!usable()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-page'] });
}
