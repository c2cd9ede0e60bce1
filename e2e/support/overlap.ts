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
    /** What an element and its ancestors leave visible; null if nothing. Computed once per element: tables have thousands of texts. */
    const windows = new Map<Element, Omit<Box, 'element' | 'name'> | null>();
    const windowOf = (element: Element | null) => {
      if (!element) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      const known = windows.get(element);
      if (known !== undefined) return known;
      const visible = shownBy(element);
      windows.set(element, visible);
      return visible;
    };
    const shownBy = (element: Element): Omit<Box, 'element' | 'name'> | null => {
      const outer = windowOf(element.parentElement);
      const { position, clip, clipPath, overflowX, overflowY } = getComputedStyle(element);
      if (!outer || position === 'fixed' || clipPath === 'inset(50%)' || element.matches('svg, [aria-hidden=true]'))
        return null;
      const clips = clip !== 'auto' || clipPath !== 'none';
      const [clipsX, clipsY] = [clips || overflowX !== 'visible', clips || overflowY !== 'visible'];
      if (!clipsX && !clipsY) return outer;
      const own = element.getBoundingClientRect();
      return {
        left: clipsX ? Math.max(outer.left, own.left) : outer.left,
        right: clipsX ? Math.min(outer.right, own.right) : outer.right,
        top: clipsY ? Math.max(outer.top, own.top) : outer.top,
        bottom: clipsY ? Math.min(outer.bottom, own.bottom) : outer.bottom,
      };
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && windowOf(element) !== null;
    /** What is left of the box after the clipping of its ancestors. */
    const clipped = (element: Element, name: string, rect: DOMRect): Box | null => {
      const visible = windowOf(element)!;
      const box = {
        element,
        name,
        left: Math.max(rect.left, visible.left),
        top: Math.max(rect.top, visible.top),
        right: Math.min(rect.right, visible.right),
        bottom: Math.min(rect.bottom, visible.bottom),
      };
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
