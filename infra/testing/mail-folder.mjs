import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** Excludes punctuation that ends the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Stores a mail that arrived over SMTP in the folder of the product's mailbox page, in the form that the page reads. */
export async function storeMail(folder, source) {
  const mail = await PostalMime.parse(source);
  const id = mail.messageId.replace(/^<|@.*$/g, '').replaceAll(/[^\w-]/g, '_');
  const text = mail.text ?? '';
  const shown = {
    id,
    to: mail.to.map(({ address }) => address).join(', '),
    subject: mail.subject,
    receivedAt: new Date().toISOString(),
    text,
    links: text.match(LINK) ?? [],
  };
  await fs.mkdir(folder, { recursive: true });
  await replace(path.join(folder, `${id}.eml`), source);
  await replace(path.join(folder, `${id}.json`), JSON.stringify(shown));
}

/** Readers never see half a file. */
async function replace(file, content) {
  await fs.writeFile(`${file}.unfinished`, content);
  await fs.rename(`${file}.unfinished`, file);
}
