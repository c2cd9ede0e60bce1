import { useNotices, useRemote } from '@lading/mfe-kit';
import { type Language, LANGUAGES, nameOfLanguage } from '@lading/trade';
import { Button, IconChevronDown, Menu, saveFile } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { printShipments } from '../../../shared/api/shipment-lists';
import type { Shipment } from '../../../shared/types';

/** Downloads the current bill of lading in a chosen language. The stored one is in the language of the company's documents. */
export function PrintBillOfLading({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const notices = useNotices();
  const print = useMutation({
    mutationFn: (language: Language) => printShipments(api, [shipment.id], 'bol', language),
    onSuccess: (bytes, language) => saveFile(`BOL-${shipment.bolNumber}-${language}.pdf`, bytes),
    onError: (error) => notices.error(t`The document was not created`, error),
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          loading={print.isPending}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          <Trans>Print BOL in</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item key={language} lang={language} onClick={() => print.mutate(language)}>
            {nameOfLanguage(language)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
