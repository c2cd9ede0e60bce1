import '@testing-library/jest-dom';
import { i18n } from '@lingui/core';
import { configure, getConfig } from '@testing-library/dom';

// Limit for what never appears, not for speed: two cores run all projects at once.
configure({ asyncUtilTimeout: 15_000 });

/** While a test waits, the page is printed once, when the time is over, instead of at each attempt: a tenth of the time of a test on a large form. */
const { getElementError } = getConfig();
configure({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

// React makes an error for each element, to name its component in warnings. Jest keeps 100 frames of each.
Error.stackTraceLimit = 10;

// Source messages in English, also for code that is tested without @lading/ui.
i18n.loadAndActivate({ locale: 'en-US', messages: {} });

/** jsdom has no layout: media queries never match and sizes never change. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** jsdom's event targets reject the signals of Node. */
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  if (typeof options !== 'object' || !options.signal) return addEventListener.call(this, type, listener, options);
  const { signal, ...others } = options;
  addEventListener.call(this, type, listener, others);
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, others), { once: true });
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** jsdom's files can be read by FileReader only. */
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text ??= async function () {
  return new TextDecoder().decode(await this.arrayBuffer());
};

/** jsdom walks the page once for each label of each control: a third of the time of a test on a large form. */
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(prototype, 'labels', {
    get() {
      if (this.type === 'hidden') return null;
      const labels = this.getRootNode().querySelectorAll('label');
      return [...labels].filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.control === this));
    },
  });
