/** Words of docs/glossary.md that name freight. Words with another meaning in every web application (offer, product, stop, delivery) are left out. */
const WORDS = new Set(
  [
    'accessorial consignee commodity detention equipment freight hazmat incoterm interline layover pallet pickup',
    'quote rating reclass shipment shipper surcharge tariff tender truckload trailer carrier booking booker',
  ]
    .join(' ')
    .split(' '),
);
/** Acronyms count in capitals only. */
const ACRONYMS = new Set(['BOL', 'CWT', 'DSDC', 'FAK', 'FTL', 'LTL', 'NMFC', 'POD', 'PRO', 'SCAC', 'SSCC', 'VLTL']);
/** The requirements are cited by the name of their file. */
const CITATION = /freight\.md/g;
const PARTS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

function singular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Keeps words of the trade out of code that serves any business, in names, texts and comments. */
export const noTradeWords = {
  meta: { type: 'problem', messages: { word: 'The platform has no word of the trade: "{{word}}".' }, schema: [] },
  create(context) {
    const source = context.sourceCode;
    return {
      Program() {
        const text = source.getText().replace(CITATION, (citation) => ' '.repeat(citation.length));
        for (const { 0: word, index } of text.matchAll(PARTS)) {
          const lower = word.toLowerCase();
          if (!ACRONYMS.has(word) && !WORDS.has(lower) && !WORDS.has(singular(lower))) continue;
          const loc = { start: source.getLocFromIndex(index), end: source.getLocFromIndex(index + word.length) };
          context.report({ loc, messageId: 'word', data: { word } });
        }
      },
    };
  },
};
