import { Button, Page, PageHeader } from '../index';

export default { title: 'Design system/Page' };

export const WithAction = () => (
  <Page name="contacts">
    <PageHeader title="Contacts" description="People and places" action={<Button>Add contact</Button>} />
  </Page>
);
export const TitleOnly = () => (
  <Page name="contacts">
    <PageHeader title="Contacts" />
  </Page>
);
