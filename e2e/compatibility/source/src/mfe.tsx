import { type Host, type MfeModule, paths, usePageTitle } from '@lading/mfe-contract';
import { Button, Page, PageHeader, Stack, Text } from '@lading/ui';
import { Link, Route, Routes } from '@lading/ui/router';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import classes from './area.module.css';

/** What a later contract might add; an area that asks before it uses it runs in a shell that has it and in one that has not. */
type LaterHost = Host & { announce?(text: string): void };

/** Uses everything that shell and areas agree on: session, notices, events, titles, reports, shared components, router and hooks. */
function Start({ host }: { host: LaterHost }) {
  const [count, setCount] = useState(0);
  usePageTitle(host, 'Compatibility');
  return (
    <Page name="compatibility">
      <PageHeader title="Compatibility" />
      <Stack align="flex-start" className={classes.mark}>
        <Text>
          {host.session.user?.email} of {host.session.company?.name}
        </Text>
        <Button onClick={() => setCount(count + 1)}>
          <Trans>Counted {count}</Trans>
        </Button>
        <Button onClick={() => host.notify({ kind: 'info', message: 'A notice of the area' })}>Notify</Button>
        <Button onClick={() => host.announce?.('later')}>Announce</Button>
        <Link to="/compatibility/inner">Inner page</Link>
        <Link to={paths.shipments()}>Another area</Link>
      </Stack>
    </Page>
  );
}

function Root({ host }: { host: Host }) {
  return (
    <Routes>
      <Route path="/compatibility" element={<Start host={host} />} />
      <Route path="/compatibility/inner" element={<h1>Inner page of the area</h1>} />
    </Routes>
  );
}

const rules = async () => (await import('./Rules')).Rules;
const module: MfeModule = { contract: 1, Root, slots: { rules, secrets: rules } };
export default module;
