import { useRemote } from '@lading/mfe-kit';
import { Button, formatPhone, IconChevronDown, IconMail, IconPhone, Menu } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { shipmentQueries } from '../api/shipments';
import { exceptionLabel, type ExceptionOfShipment } from './use-exception-change';

const EmailConsigneeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "exception-dialogs" */ './EmailConsigneeDialog')).EmailConsigneeDialog,
}));

/** Whom to contact about an exception: the carrier by phone, the consignee by email. */
export function ContactMenu(of: ExceptionOfShipment) {
  const [writing, setWriting] = useState(false);
  const label = exceptionLabel(of);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            rightSection={<IconChevronDown size={14} aria-hidden="true" />}
            aria-label={t`Contact: ${label}`}
          >
            <Trans>Contact</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} aria-hidden="true" />} onClick={() => setWriting(true)}>
            <Trans>Email consignee</Trans>
          </Menu.Item>
          <CarrierPhones shipmentId={of.shipment.id} />
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {writing && <EmailConsigneeDialog shipment={of.shipment} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}

function CarrierPhones({ shipmentId }: { shipmentId: string }) {
  const { api } = useRemote();
  const contacts = useQuery(shipmentQueries.contacts(api, shipmentId));
  if (!contacts.data)
    return (
      <Menu.Item disabled>
        {contacts.isError ? t`Phone numbers could not be loaded` : t`Loading phone numbers`}
      </Menu.Item>
    );
  const { carrierPhones } = contacts.data;
  if (carrierPhones.length === 0) return <Menu.Item disabled>{t`The carrier has no phone number`}</Menu.Item>;
  return carrierPhones.map(({ purpose, name, phone, extension }) => {
    const number = extension ? t`${formatPhone(phone)} ext. ${extension}` : formatPhone(phone);
    return (
      <Menu.Item
        key={purpose}
        component="a"
        href={`tel:${phone}${extension ? `;ext=${extension}` : ''}`}
        leftSection={<IconPhone size={16} aria-hidden="true" />}
      >
        {name ? t`Call ${name}: ${number}` : t`Call carrier: ${number}`}
      </Menu.Item>
    );
  });
}
