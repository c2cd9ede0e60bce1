/** Id of a field's input, so that summaries and warnings can lead to it. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** Moves the focus to a field and into view; does nothing when it is not on the page. */
export function focusField(path: string): void {
  document.getElementById(fieldId(path))?.focus();
}
