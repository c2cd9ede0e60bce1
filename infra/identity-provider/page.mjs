import { ACCOUNTS } from './accounts.mjs';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem }
  form { display: grid; gap: .75rem }
  button, input { font: inherit; padding: .6rem .8rem; border: 1px solid GrayText; border-radius: .4rem; text-align: start }
  hr { width: 100%; border: 0; border-top: 1px solid GrayText }
  small, .problem { display: block }
`;

const accountButton = ({ email, name }) =>
  `<button name="account" value="${email}"><strong>${name}</strong><small>${email}</small></button>`;

/** The sign-in page: choose an account, enter another, or cancel. */
export function signInPage(problem = '') {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo identity provider</title><style>${STYLE}</style></head>
  <body>
    <main>
      <h1>Demo identity provider</h1>
      <p>It runs locally for the demonstration and does not ask for passwords.</p>
      <form method="post">${ACCOUNTS.map(accountButton).join('')}</form>
      <hr>
      <form method="post" novalidate>
        <label for="email">Another email address</label>
        <input id="email" name="account" type="email" autocomplete="off" required ${problem && 'aria-invalid="true" aria-describedby="problem"'}>
        ${problem && `<span class="problem" id="problem" role="alert">${problem}</span>`}
        <button>Sign in</button>
      </form>
      <hr>
      <form method="post"><button name="deny" value="yes">Cancel</button></form>
    </main>
  </body>
</html>`;
}
