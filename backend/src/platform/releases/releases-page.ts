import { escapeHtml } from '../mail/escape-html.js';
import type { ReleaseChoice } from './release-choice.js';

export const RELEASES_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { font-size: 1.1rem; margin-top: 2rem; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
  label { display: grid; }
  input, button { font: inherit; padding: 0.4rem 0.6rem; }
`;

/** `tester` is undefined if nobody is signed in. */
export interface ReleasesPageContent {
  choice: ReleaseChoice;
  tester: boolean | undefined;
  problem?: string;
}

/** A plain page, so that it also works while the release that it opened does not. */
export function releasesPage({ choice, tester, problem }: ReleasesPageContent): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Releases · Lading</title><style>${RELEASES_STYLE}</style></head>
<body><main><h1>Releases</h1>
${problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
${tester === undefined ? '<p><a href="/login">Sign in</a>, then open this page again.</p>' : early(choice)}
${tester === true ? override(choice) : ''}
<p><a href="/">Back to Lading</a></p>
</main></body>
</html>`;
}

const early = ({ early: on }: ReleaseChoice): string => `<h2>Early releases</h2>
<p>${on ? 'Early releases are on in this browser. You get new versions before everyone else.' : 'Turn on early releases to get new versions in this browser before everyone else.'}</p>
<form method="post" action="/releases"><button name="action" value="${on ? 'standard' : 'early'}">Turn ${on ? 'off' : 'on'}</button></form>`;

function override({ releases }: ReleaseChoice): string {
  const open = [...releases]
    .map(([remote, release]) => `<li>${escapeHtml(remote)} ${escapeHtml(release)}</li>`)
    .join('');
  const stop =
    open === ''
      ? ''
      : `<ul>${open}</ul>
<form method="post" action="/releases"><button name="action" value="stop">Stop</button></form>`;
  return `<h2>Open a release that is not live</h2>
<p>It replaces the live release in this browser only. It must be in the store (npm run release).</p>
${stop}
<form method="post" action="/releases">
<label>Remote <input name="remote" required autocomplete="off"></label>
<label>Release <input name="release" required placeholder="1.5.0-ab49a3ba5f63" autocomplete="off"></label>
<button name="action" value="open">Open</button>
</form>`;
}
