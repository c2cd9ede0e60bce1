import { runInNewContext } from 'node:vm';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What the compiler of texts writes beside an id; it takes the quotes that need fewer escapes. */
const MESSAGE = /\bmessage: ("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;

/** Compiles the English texts in code that SWC has transformed, those that hold values or plurals, so that no page needs the compiler. */
export function compileMessages(source) {
  return source.replace(MESSAGE, (whole, literal) => {
    const message = runInNewContext(literal);
    return message.includes('{') ? `message: ${JSON.stringify(compileMessage(message))}` : whole;
  });
}

export default function messageLoader(source, map) {
  this.callback(null, compileMessages(source), map);
}
