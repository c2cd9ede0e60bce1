import { useLocalStorage } from '@lading/ui';
import { useRemote } from '../remote/remote-context';
import type { SavedMapping } from './column-mapping';

/** Columns of the user's last imports, kept in this browser: the next file with the same columns is mapped alike. `name` is that of the import. */
export function useSavedMapping(name: string): [saved: SavedMapping, save: (mapping: SavedMapping) => void] {
  const { host } = useRemote();
  const [saved, setSaved] = useLocalStorage<SavedMapping>({
    key: `lading.import.${name}.${host.session.user?.id}.${host.session.company?.id}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return [saved, (mapping) => setSaved({ ...saved, ...mapping })];
}
