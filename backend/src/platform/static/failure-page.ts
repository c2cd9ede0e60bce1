const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
  h1 { font-size: 1.25rem; }
  @media print { a { display: none; } }
`;

/** The page people get when the server cannot produce the product's own; needs no other file. `digest` also stands in the log. */
export function failurePage(nonce: string, digest: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error · Lading</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main role="alert">
<h1>A server-side exception occurred while loading the site</h1>
<p>See the server logs for more information.</p>
<p>Digest: ${digest}</p>
<p><a href="">Reload</a></p>
</main></body>
</html>`;
}
