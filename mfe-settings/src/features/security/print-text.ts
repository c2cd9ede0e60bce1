/** Prints plain text alone, without the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return;
  const block = view.document.createElement('pre');
  block.textContent = text;
  view.document.body.append(block);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
