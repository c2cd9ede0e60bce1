import { Button, IconPlus, IconX, Popover, UnstyledButton, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import classes from './list-toolbar.module.css';
import { type FilterField, valueText, withoutFilter } from './list-filters';
import { useSetFilters } from './use-url-filters';

/** Loaded when a filter is opened. */
const FilterEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ './FilterEditor')).FilterEditor,
}));

/** A removable chip per filter that is set, and a menu of the others. */
export function FilterChips({ fields }: { fields: readonly FilterField[] }) {
  const unset = fields.filter((field) => valueText(field) === undefined);
  return (
    <>
      {fields.map((field) => {
        const text = valueText(field);
        return text !== undefined && <FilterChip key={field.label} field={field} text={text} />;
      })}
      {unset.length > 0 && <AddFilter fields={fields} unset={unset} />}
    </>
  );
}

function FilterChip({ field, text }: { field: FilterField; text: string }) {
  const [isOpen, { close, toggle }] = useDisclosure();
  const setFilters = useSetFilters();
  return (
    <span className={classes.chip}>
      <FilterPopover
        isOpen={isOpen}
        onClose={close}
        target={
          <UnstyledButton className={classes.chipText} onClick={toggle}>
            {t`${field.label}: ${text}`}
          </UnstyledButton>
        }
      >
        <FilterEditor field={field} onDone={close} />
      </FilterPopover>
      <UnstyledButton
        className={classes.chipRemove}
        aria-label={t`Remove filter ${field.label}`}
        onClick={() => setFilters(withoutFilter(field))}
      >
        <IconX size={14} aria-hidden="true" />
      </UnstyledButton>
    </span>
  );
}

function AddFilter({ fields, unset }: { fields: readonly FilterField[]; unset: readonly FilterField[] }) {
  const [isOpen, { close, open }] = useDisclosure();
  const [chosen, setChosen] = useState<string>();
  const field = fields.find(({ label }) => label === chosen);
  return (
    <FilterPopover
      isOpen={isOpen}
      onClose={close}
      target={
        <Button
          variant="subtle"
          color="gray"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => {
            setChosen(unset.length === 1 ? unset[0]?.label : undefined);
            if (isOpen) close();
            else open();
          }}
        >
          <Trans>Add filter</Trans>
        </Button>
      }
    >
      {field ? (
        <FilterEditor key={field.label} field={field} onDone={close} />
      ) : (
        <ul className={classes.options}>
          {unset.map(({ label }, index) => (
            <li key={label}>
              <UnstyledButton data-autofocus={index === 0 || undefined} onClick={() => setChosen(label)}>
                {label}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </FilterPopover>
  );
}

interface FilterPopoverProps {
  isOpen: boolean;
  onClose(): void;
  target: ReactNode;
  children: ReactNode;
}

const FilterPopover = ({ isOpen, onClose, target, children }: FilterPopoverProps) => (
  <Popover
    opened={isOpen}
    onChange={(next) => !next && onClose()}
    position="bottom-start"
    trapFocus
    returnFocus
    transitionProps={{ duration: 100 }}
  >
    <Popover.Target>{target}</Popover.Target>
    <Popover.Dropdown className={classes.dropdown}>
      <Suspense>{children}</Suspense>
    </Popover.Dropdown>
  </Popover>
);
