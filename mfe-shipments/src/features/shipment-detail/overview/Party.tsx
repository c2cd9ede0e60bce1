import { Anchor, formatPhone } from '@lading/ui';
import { t } from '@lingui/core/macro';
import classes from './overview.module.css';

interface Contact {
  name: string;
  phone: string;
  extension?: string | null;
  email?: string | null;
}

interface PartyProps {
  party: {
    name?: string | null;
    address1?: string | null;
    address2?: string | null;
    city?: string | null;
    state?: string | null;
    postalCode: string;
    country: string;
    contact?: Contact | null;
  };
}

/** Name, address and contact of a stop or payer. */
export function Party({ party: { name, address1, address2, contact, ...place } }: PartyProps) {
  return (
    <address className={classes.address}>
      <strong>{name}</strong>
      <br />
      {[address1, address2].filter(Boolean).join(', ')}
      <br />
      {placeText(place)}
      {contact && (
        <>
          <br />
          <ContactLine contact={contact} />
        </>
      )}
    </address>
  );
}

/** `Akron, OH 44308, US`. */
export const placeText = ({
  city,
  state,
  postalCode,
  country,
}: Pick<PartyProps['party'], 'city' | 'state' | 'postalCode' | 'country'>): string =>
  `${city ?? ''}, ${state ?? ''} ${spaced(postalCode)}, ${country}`;

/** Canadian postal codes are stored without their space. */
const spaced = (postalCode: string): string => postalCode.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2');

function ContactLine({ contact: { name, phone, extension, email } }: { contact: Contact }) {
  return (
    <>
      {name},{' '}
      <Anchor underline="always" href={`tel:${phone}${extension ? `;ext=${extension}` : ''}`}>
        {formatPhone(phone)}
      </Anchor>
      {extension && <> {t`ext. ${extension}`}</>}
      {email && (
        <>
          ,{' '}
          <Anchor underline="always" href={`mailto:${email}`}>
            {email}
          </Anchor>
        </>
      )}
    </>
  );
}
