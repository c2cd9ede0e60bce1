// A package registry in memory for checks: what is published to it can be installed from it.
import http from 'node:http';
import { text } from 'node:stream/consumers';

/** Starts it on any port of this machine: {url, stop()}. */
export async function startRegistry() {
  /** Documents of packages and files of their versions, by path. */
  const documents = new Map();
  const files = new Map();

  const publish = (name, { versions, _attachments, ...document }) => {
    const known = documents.get(name);
    documents.set(name, {
      ...document,
      'dist-tags': { ...known?.['dist-tags'], ...document['dist-tags'] },
      versions: { ...known?.versions, ...versions },
    });
    for (const [version, { dist }] of Object.entries(versions)) {
      const [{ data }] = Object.values(_attachments);
      const file = `/${name}/-/${version}.tgz`;
      files.set(file, Buffer.from(data, 'base64'));
      dist.tarball = url + file;
    }
  };

  const server = http.createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, url).pathname);
    const name = path.slice(1);
    if (request.method === 'PUT') {
      publish(name, JSON.parse(await text(request)));
      return response.writeHead(201).end('{}');
    }
    if (files.has(path)) return response.end(files.get(path));
    if (documents.has(name)) return response.end(JSON.stringify(documents.get(name)));
    return response.writeHead(404).end('{ "error": "not found" }');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
