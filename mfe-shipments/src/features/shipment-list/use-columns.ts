import { useRemote } from '@lading/mfe-kit';
import { useLocalStorage } from '@lading/ui';
import { type Column, COLUMNS } from './columns';

const USUAL = COLUMNS.filter(({ optional }) => !optional).map(({ id }) => id);

/** Columns that a person has chosen, kept in this browser. */
export function useColumns() {
  const { host } = useRemote();
  const [stored, setStored] = useLocalStorage<unknown>({
    key: `lading.shipments.columns.${host.session.user?.id ?? ''}`,
    defaultValue: USUAL,
    getInitialValueInEffect: false,
  });
  const chosen = Array.isArray(stored) ? stored : USUAL;
  const offered = COLUMNS.filter(({ priced }) => !priced || host.session.can('price.read'));
  return {
    offered,
    shown: offered.filter(({ id }, index) => index === 0 || chosen.includes(id)),
    toggle: ({ id }: Column) =>
      setStored(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id]),
    reset: () => setStored(USUAL),
  };
}
