import type { Page } from '@playwright/test';

/**
 * Pairs of texts and fields whose boxes overlap now, each as "text <> text". Sticky elements count where they stand in the document if
 * `placeStickyElements` ran before; fixed ones are left out, because scrolling frees what they cover.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Boxes of adjacent lines share this many pixels. */
    const TOLERANCE = 4;
    interface Box {
      element: Element;
      name: string;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const parents = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let up: Element | null = element; up; up = up.parentElement) found.push(up);
      return found;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, [aria-hidden=true]') &&
      !parents(element).some((up) => {
        const { position, clipPath } = getComputedStyle(up);
        return position === 'fixed' || clipPath === 'inset(50%)';
      });
    /** What is left of the box after the clipping of its ancestors. */
    const clipped = (element: Element, name: string, rect: DOMRect): Box | null => {
      const box = { element, name, left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      for (const up of parents(element)) {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(up);
        const { left, top, right, bottom } = up.getBoundingClientRect();
        const clips = clip !== 'auto' || clipPath !== 'none';
        if (clips || overflowX !== 'visible')
          [box.left, box.right] = [Math.max(box.left, left), Math.min(box.right, right)];
        if (clips || overflowY !== 'visible')
          [box.top, box.bottom] = [Math.max(box.top, top), Math.min(box.bottom, bottom)];
      }
      return box.right - box.left > TOLERANCE && box.bottom - box.top > TOLERANCE ? box : null;
    };
    const boxes: Box[] = [];
    const add = (element: Element, name: string, rect: DOMRect) => {
      const box = clipped(element, name, rect);
      if (box) boxes.push(box);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || element.closest('script, style, option') || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) add(element, node.textContent!.trim().slice(0, 40), rect);
    }
    for (const field of document.querySelectorAll('input, select, textarea'))
      if (isShown(field))
        add(field, `field ${field.getAttribute('aria-label') ?? field.id}`, field.getBoundingClientRect());

    const isInside = (a: Box, b: Box) =>
      a.element.contains(b.element) ||
      b.element.contains(a.element) ||
      // Icons and units are placed over the field that they belong to.
      (a.element.closest('.mantine-Input-wrapper') ?? a) === b.element.closest('.mantine-Input-wrapper');
    const found = new Set<string>();
    boxes.sort((a, b) => a.top - b.top);
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        if (b.top > a.bottom - TOLERANCE) break;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - b.top;
        if (width > TOLERANCE && height > TOLERANCE && !isInside(a, b)) found.add(`${a.name} <> ${b.name}`);
      }
    });
    return [...found];
  });
}
