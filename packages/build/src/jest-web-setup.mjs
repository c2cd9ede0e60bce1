import '@testing-library/jest-dom';
import { i18n } from '@lingui/core';
import React from 'react';
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

// Jest keeps 100 frames of each error.
Error.stackTraceLimit = 10;

// React makes an error for each of the first 10,000 elements of a second, to name components in warnings: a fifth of the time of all tests.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

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

/**
 * jsdom compares the element with each rule of its own style sheet at every look-up of a style, and resolves 14 properties: a tenth of the time
 * of a test on a large form. Queries by role and clicks look up few properties, which are read here from the `style` attribute and from the
 * rules that set them.
 */
const { getComputedStyle } = window;
const LOOKED_UP = { display: 'display', visibility: 'visibility', opacity: 'opacity', pointerEvents: 'pointer-events' };
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const rulesBySheet = new WeakMap();
const displays = new Map();

/** Rules that set one of these properties. As in jsdom, only media queries that name the screen match. */
function rulesOf(sheet) {
  const known = rulesBySheet.get(sheet);
  if (known?.count === sheet.cssRules.length) return known.rules;
  const rules = Array.from(sheet.cssRules)
    .flatMap((rule) =>
      !rule.media ? rule : Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [],
    )
    .filter(({ style }) => style && Object.values(LOOKED_UP).some((property) => style.getPropertyValue(property)));
  rulesBySheet.set(sheet, { count: sheet.cssRules.length, rules });
  return rules;
}

function declaredStyle(element, property) {
  const inline = element.hasAttribute('style') && element.style.getPropertyValue(property);
  if (inline) return inline;
  return Array.from(document.styleSheets)
    .flatMap(rulesOf)
    .findLast(({ style, selectorText }) => style.getPropertyValue(property) && element.matches(selectorText))
    ?.style.getPropertyValue(property);
}

/** What jsdom's own style sheet says, by the name of the element and the attributes that it reads. */
function initialDisplay(element) {
  const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
  const values = attributes.map((name) => `${name}=${element.getAttribute(name)}`);
  const key = [element.namespaceURI, element.localName, ...values].join();
  if (!displays.has(key)) {
    const plain = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) plain.setAttribute(name, element.getAttribute(name));
    displays.set(key, getComputedStyle(plain).display);
  }
  return displays.get(key);
}

function lookUpStyle(element, property) {
  const declared = declaredStyle(element, property);
  if (declared) return declared;
  if (property === 'display') return initialDisplay(element);
  if (!INHERITED[property]) return '';
  return element.parentElement ? lookUpStyle(element.parentElement, property) : INHERITED[property];
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || element?.ownerDocument !== document) return getComputedStyle(element, pseudoElement);
  const getPropertyValue = (name) =>
    Object.values(LOOKED_UP).includes(name)
      ? lookUpStyle(element, name)
      : getComputedStyle(element).getPropertyValue(name);
  return new Proxy(getPropertyValue, {
    get(_target, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (Object.hasOwn(LOOKED_UP, name)) return lookUpStyle(element, LOOKED_UP[name]);
      const style = getComputedStyle(element);
      return typeof style[name] === 'function' ? style[name].bind(style) : style[name];
    },
  });
};
