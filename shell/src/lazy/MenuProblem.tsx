import { Menu } from '@lading/ui';
import { Trans } from '@lingui/react/macro';

/** In a menu, in place of what could not be loaded. */
export function MenuProblem({ title, retry }: { title: string; retry(): void }) {
  return (
    <>
      <Menu.Label role="alert">{title}</Menu.Label>
      <Menu.Item closeMenuOnClick={false} onClick={retry}>
        <Trans>Try again</Trans>
      </Menu.Item>
    </>
  );
}
