import { runInNewContext } from 'node:vm';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What the compiler of texts writes beside an id; it takes the quotes that need fewer escapes. */
const MESSAGE = /\bmessage: ("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;

/** Compiles the English texts in our code, those that hold values or plurals, so that no page needs the compiler. Runs after SWC. */
export default function compileMessages(source, map) {
  const code = source.replace(MESSAGE, (whole, literal) => {
    const message = runInNewContext(literal);
    return message.includes('{') ? `message: ${JSON.stringify(compileMessage(message))}` : whole;
  });
  this.callback(null, code, map);
}
