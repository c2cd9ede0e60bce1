import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, ConfirmDialog, Menu, TextInput, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { saveTemplate, templateList } from '../../shared/api/products';
import type { Template } from '../../shared/api/types';
import { fromHandlingUnit, fromMoney, fromTemperature } from './from-request';
import type { QuoteFormValues } from './quote-form-values';
import { toRequest } from './to-request';

/** Freight that the company ships again and again: taken into the form, or kept from it. */
export function Templates() {
  const { api, host } = useRemote();
  const { trigger } = useFormContext<QuoteFormValues>();
  const [naming, dialog] = useDisclosure();
  const mayRead = host.session.can('contact.read');
  const { data: templates = [] } = useQuery({ ...templateList(api), enabled: mayRead });
  const take = useTakeTemplate();
  if (!mayRead) return null;
  const name = () => void trigger('handlingUnits', { shouldFocus: true }).then((isWhole) => isWhole && dialog.open());
  return (
    <>
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
            <Trans>Save this freight as a template</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {naming && <NameTemplate onClose={dialog.close} />}
    </>
  );
}

/** Puts a template's freight and services in the place of the form's. */
function useTakeTemplate(): (template: Template) => void {
  const { setValue } = useFormContext<QuoteFormValues>();
  const { host } = useRemote();
  return ({ name, freight }) => {
    setValue('mode', freight.mode ?? 'auto', { shouldDirty: true });
    if (freight.equipment) setValue('equipment', freight.equipment, { shouldDirty: true });
    if (freight.temperature) setValue('temperature', fromTemperature(freight.temperature), { shouldDirty: true });
    if (freight.declaredValue) setValue('declaredValue', fromMoney(freight.declaredValue), { shouldDirty: true });
    setValue('insurance', freight.insurance ?? false, { shouldDirty: true });
    setValue('units', freight.units ?? 'imperial', { shouldDirty: true });
    setValue('handlingUnits', freight.handlingUnits.map(fromHandlingUnit), { shouldDirty: true });
    setValue('accessorials', [...(freight.accessorials ?? [])], { shouldDirty: true });
    setValue('waivedAccessorials', [...(freight.waivedAccessorials ?? [])], { shouldDirty: true });
    host.notify({ kind: 'info', message: t`The freight of ${name} is in the form.` });
  };
}

function NameTemplate({ onClose }: { onClose(): void }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const { getValues } = useFormContext<QuoteFormValues>();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const {
        mode,
        equipment,
        temperature,
        units,
        handlingUnits,
        accessorials,
        waivedAccessorials,
        declaredValue,
        insurance,
      } = toRequest(getValues());
      const freight = {
        mode,
        equipment,
        temperature,
        units,
        handlingUnits,
        accessorials,
        waivedAccessorials,
        declaredValue,
        insurance,
      };
      return saveTemplate(api, { name: name.trim(), freight });
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['templates'] });
      host.notify({ kind: 'success', message: t`${name.trim()} is saved as a template.` });
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (name.trim()) save.mutate();
  };
  return (
    <ConfirmDialog
      opened
      title={t`Save as a template`}
      confirmLabel={t`Save template`}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t`Name`}
        placeholder={t`Fittings to Texas`}
        maxLength={60}
        value={name}
        error={tried && !name.trim() ? t`Enter a name.` : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {save.isError && (
        <FailureAlert error={save.error} title={t`The template was not saved`}>
          <Trans>The name is kept.</Trans>
        </FailureAlert>
      )}
    </ConfirmDialog>
  );
}
