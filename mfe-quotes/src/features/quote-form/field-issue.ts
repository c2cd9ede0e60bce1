/** What is wrong with one field; `path` is its name in the form. */
export interface FieldIssue {
  path: string;
  message: string;
}
