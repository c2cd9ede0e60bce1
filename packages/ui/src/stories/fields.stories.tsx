import { CodeField, FileDrop, LaneField, PasswordField } from '../index';

export default { title: 'Design system/Fields' };

const nothing = () => undefined;

export const Code = () => <CodeField label="Code of your app" />;
export const CodeRefused = () => <CodeField label="Code of your app" error="The code is incorrect. Enter a new one." />;
export const Password = () => <PasswordField label="Password" autoComplete="current-password" />;
export const PasswordRefused = () => (
  <PasswordField label="New password" autoComplete="new-password" error="Use at least 12 characters." />
);
export const Lane = () => <LaneField lane="IL>TX" onChange={nothing} />;
export const Files = () => (
  <FileDrop label="Rate sheet" multiple onDrop={nothing}>
    CSV, at most 10 MB
  </FileDrop>
);
export const FilesDisabled = () => <FileDrop label="Rate sheet" disabled onDrop={nothing} />;
export const FilesLoading = () => <FileDrop label="Rate sheet" loading onDrop={nothing} />;
