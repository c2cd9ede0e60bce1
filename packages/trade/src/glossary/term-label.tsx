import { IconInfoCircle, VisuallyHidden } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { TermName } from './Definition';
import { Term, type TermProps } from './Term';

/**
 * Props of an input whose label is a word of the trade: `<TextInput id={id} {...termLabel(id, t`NMFC item`, 'nmfc')} />`. The explanation
 * opens beside the label, outside of the `label` element, so that it is no part of the input's name and does not move the focus.
 */
export const termLabel = (id: string, label: string, of: TermName, options?: Pick<TermProps, 'isTabStop'>) => ({
  label: (
    <>
      <label htmlFor={id}>{label}</label>{' '}
      <Term of={of} {...options}>
        <IconInfoCircle size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} />
        <VisuallyHidden>{t`About ${label}`}</VisuallyHidden>
      </Term>
    </>
  ),
  labelProps: { labelElement: 'div' as const },
});
