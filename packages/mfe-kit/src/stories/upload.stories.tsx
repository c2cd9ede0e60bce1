import { type UploadItem, Upload, UploadList, useUploads } from '../index';
import { InRemote } from './in-remote';

export default { title: 'Kit/Uploads' };

const LIMITS = { types: ['application/pdf'], typeNames: 'PDF', maxBytes: 10_000_000 };
const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const item = (id: number, changes: Partial<UploadItem<undefined>>): UploadItem<undefined> => ({
  id,
  file: file(`document-${id}.pdf`),
  details: undefined,
  status: 'waiting',
  progress: 0,
  refused: false,
  ...changes,
});
const ITEMS = [
  item(1, { status: 'sending', progress: 0.4 }),
  item(2, {}),
  item(3, { status: 'failed', error: 'The connection was lost.' }),
  item(4, { status: 'failed', error: 'The file is larger than 10 MB.', refused: true }),
];

function Documents({ items }: { items?: UploadItem<undefined>[] }) {
  const uploads = useUploads({ limits: LIMITS, send: () => new Promise(() => undefined) });
  if (items) return <UploadList uploads={{ ...uploads, items }} />;
  return <Upload label="Documents" details={undefined} uploads={uploads} />;
}

const story = (content: React.ReactNode) => () => <InRemote>{content}</InRemote>;

export const Empty = story(<Documents />);
export const Running = story(<Documents items={ITEMS} />);
