import { jest } from '@jest/globals';
import { whenUsable } from './when-usable';

/** Observers are told after the current task. */
const told = () => new Promise((resolve) => setTimeout(resolve));

function page(name?: string): HTMLElement {
  const element = document.createElement('div');
  if (name) element.dataset.page = name;
  document.body.replaceChildren(element);
  return element;
}

it('runs at once on a page that can be used', () => {
  page('shipments');
  const work = jest.fn();
  whenUsable(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for the page to say so, and runs once', async () => {
  const element = page();
  const work = jest.fn();
  whenUsable(work);
  element.textContent = 'still loading';
  await told();
  expect(work).not.toHaveBeenCalled();

  element.dataset.page = 'shipments';
  await told();
  page('quotes');
  await told();
  expect(work).toHaveBeenCalledTimes(1);
});
