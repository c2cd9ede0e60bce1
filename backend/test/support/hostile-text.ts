const CORPUS =
  ') Tj ET \\ /JS (app.alert(1)) /OpenAction /URI <script>file:///etc/passwd</script> <img src=http://127.0.0.1> =1+1 \u202E שלום 🎉 \0 endstream endobj ';

/** Text that tries to inject active content into a document, with right-to-left text and emoji; repeated up to a length. */
export function hostileText(length = CORPUS.length): string {
  return CORPUS.repeat(Math.ceil(length / CORPUS.length)).slice(0, length);
}
