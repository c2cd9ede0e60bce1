import { useRemote } from '@lading/mfe-kit';
import { Button, Menu } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { templateQueries } from '../../../shared/api/products';
import type { Template } from '../../../shared/api/types';
import type { DetailedCode } from '@lading/trade/schemas';
import { fromDetails, fromHandlingUnit, fromMoney, fromTemperature } from '../values/from-request';
import type { QuoteFormValues } from '../values/quote-form-values';
import { servicesOf } from '../../../shared/requested-services';

/** Freight that the company ships often: load it into the form, or save it from there. */
export function Templates({ onSave }: { onSave(): void }) {
  const { api, host } = useRemote();
  const { trigger } = useFormContext<QuoteFormValues>();
  const mayRead = host.session.can('contact.read');
  const { data: templates = [] } = useQuery({ ...templateQueries.list(api), enabled: mayRead });
  const take = useTakeTemplate();
  if (!mayRead) return null;
  const name = () => void trigger('handlingUnits', { shouldFocus: true }).then((isWhole) => isWhole && onSave());
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="xs">
          <Trans>Templates</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templates.map((template) => (
          <Menu.Item key={template.id} onClick={() => take(template)}>
            {template.name}
          </Menu.Item>
        ))}
        {templates.length > 0 && <Menu.Divider />}
        <Menu.Item disabled={!host.session.can('contact.edit')} onClick={name}>
          <Trans>Save freight as template</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Replaces freight and services of the form with those of a template. */
function useTakeTemplate(): (template: Template) => void {
  const { setValue } = useFormContext<QuoteFormValues>();
  const { host } = useRemote();
  return ({ name, freight }) => {
    setValue('mode', freight.mode ?? 'auto', { shouldDirty: true });
    if (freight.equipment) setValue('equipment', freight.equipment, { shouldDirty: true });
    if (freight.temperature) setValue('temperature', fromTemperature(freight.temperature), { shouldDirty: true });
    if (freight.declaredValue) setValue('declaredValue', fromMoney(freight.declaredValue), { shouldDirty: true });
    setValue('units', freight.units ?? 'imperial', { shouldDirty: true });
    setValue('handlingUnits', freight.handlingUnits.map(fromHandlingUnit), { shouldDirty: true });
    setValue('accessorials', servicesOf(freight), { shouldDirty: true });
    for (const [code, details] of Object.entries(fromDetails(freight)))
      setValue(`accessorialDetails.${code as DetailedCode}`, details, { shouldDirty: true });
    setValue('waivedAccessorials', [...(freight.waivedAccessorials ?? [])], { shouldDirty: true });
    host.notify({ kind: 'info', message: t`Freight of template ${name} loaded.` });
  };
}
