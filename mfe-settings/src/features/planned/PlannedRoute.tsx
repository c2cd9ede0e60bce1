import { paths, usePageTitle } from '@lading/mfe-contract';
import { Anchor, PlannedPage } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useArea } from '../../shared/area';

/** A page that is not built yet, with the way back. */
export function PlannedRoute({ name, title, text }: { name: string; title: string; text: string }) {
  const { host } = useArea();
  usePageTitle(host, title);
  return (
    <PlannedPage name={name} title={title}>
      <p>{text}</p>
      <Anchor component={Link} to={paths.company()} underline="always">
        Back to the company's settings
      </Anchor>
    </PlannedPage>
  );
}
