import { useState } from 'react';
import { ColumnMapping } from '../index';
import { InRemote } from './in-remote';

export default { title: 'Kit/Imports' };

const HEADER = ['Company', 'ZIP', 'Fax', ''];
const OPTIONS = [
  { value: 'name', label: 'Name (required)' },
  { value: 'postal_code', label: 'Postal code (required)' },
];

function Columns({ chosen, missing }: { chosen: string[]; missing: string[] }) {
  const [mapping, setMapping] = useState(chosen);
  return (
    <ColumnMapping
      header={HEADER}
      samples={[
        ['Trinity Fixture Supply', '75201', '', 'x'],
        ['Sound Pump & Valve', '98108', '', ''],
      ]}
      options={OPTIONS}
      mapping={mapping}
      missing={missing}
      onChange={setMapping}
    />
  );
}

const story = (content: React.ReactNode) => () => <InRemote>{content}</InRemote>;

export const Mapped = story(<Columns chosen={['name', 'postal_code', '', '']} missing={[]} />);
export const Missing = story(<Columns chosen={['', 'postal_code', '', '']} missing={['Name']} />);
