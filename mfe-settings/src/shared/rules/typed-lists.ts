const distinct = (texts: string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** Codes in capitals, separated by commas or spaces. */
export const codesOf = (text: string): string[] => distinct(text.toUpperCase().split(/[\s,]+/));

/** Texts separated by commas. */
export const commaList = (text: string): string[] => distinct(text.split(','));

/** Texts, one on each line. */
export const linesOf = (text: string): string[] => distinct(text.split('\n'));
