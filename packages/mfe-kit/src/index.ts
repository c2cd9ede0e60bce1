export { defineRemote, type RemoteDefinition, type RemoteRoute } from './remote/define-remote';
export { RemoteProvider, type Remote, useRemote, useTitle } from './remote/remote-context';
export {
  failureDigest,
  failureMessage,
  isForbidden,
  isNotFound,
  isProblem,
  isRefusal,
  UserFacingError,
} from './query/failure';
export { FailureAlert } from './query/FailureAlert';
export { LoadFailure } from './query/LoadFailure';
export { QueryBoundary } from './query/QueryBoundary';
export { AddItemButton } from './form/AddItemButton';
export { AsyncSelect } from './form/AsyncSelect';
export { applyFieldErrors } from './form/apply-field-errors';
export { ConflictAlert } from './form/ConflictAlert';
export { ConflictError } from './form/conflict-error';
export {
  FormCheckbox,
  FormCodeInput,
  FormNumberInput,
  FormPasswordInput,
  FormSelect,
  FormSwitch,
  FormTextarea,
  FormTextInput,
  useFieldError,
} from './form/fields';
export { Form, type FormProps } from './form/Form';
export { FormDialog, type FormDialogProps } from './form/FormDialog';
export { FormPage } from './form/FormPage';
export { type FormSchema, type SchemaForm, useDraftForm, useZodForm } from './form/use-draft-form';
export { useUnsavedChanges, useUnsavedForm } from './form/use-unsaved-changes';
export { RemoveItemButton } from './form/RemoveItemButton';
export { describeLimits, type UploadLimits } from './upload/upload-limits';
export { Upload } from './upload/Upload';
export { UploadList } from './upload/UploadList';
export { uploadRequest } from './upload/upload-request';
export { type SendFile, type UploadItem, type Uploads, useUploads } from './upload/use-uploads';
export { ActionMenu, type MenuAction } from './page/ActionMenu';
export { type DetailHeader, DetailPage } from './page/DetailPage';
export { CheckFileButton } from './import/CheckFileButton';
export { ChosenFile } from './import/ChosenFile';
export { ColumnMapping } from './import/ColumnMapping';
export {
  guessMapping,
  type ImportColumn,
  isComplete,
  mappingOf,
  missingColumns,
  type SavedMapping,
} from './import/column-mapping';
export { faultyRows, type RowMessage } from './import/faulty-rows';
export { type FileHead, readHead } from './import/read-head';
export { useSavedMapping } from './import/use-saved-mapping';
export { importForm, type MappedUpload } from './import/import-form';
export { MAX_COUNTED } from './page/count-text';
export { shortcut, type ShortcutAttributes } from './page/shortcut';
export { type TabLink, TabLinks } from './page/TabLinks';
export { ViewTabs } from './page/ViewTabs';
export { type Notices, useNotices } from './notices/use-notices';
export { useNow } from './time/use-now';
export type { Column, Sort, TableSort } from './table/column';
export { DataTable, type DataTableProps } from './table/DataTable';
export { RowLink } from './table/RowLink';
export { TwoLines } from './table/TwoLines';
export { usePauseWhileHovered } from './table/use-pause-while-hovered';
export { type Selection, useSelection } from './table/use-selection';
export { useSortedRows } from './table/use-sorted-rows';
export { useStableRows } from './table/use-stable-rows';
export { DataList, type DataListProps } from './list/DataList';
export type { FilterField, ListFilters } from './list/list-filters';
export { LinkList } from './list/LinkList';
export { ListToolbar } from './list/ListToolbar';
export { deleteView, savedViewQueries } from './list/saved-views';
export { SavedViews } from './list/SavedViews';
export { ListPage, type ListPageProps } from './list/ListPage';
export { Pager } from './list/Pager';
export { SelectionBar } from './selection/SelectionBar';
export { ShowMore } from './list/ShowMore';
export { useIdle } from './table/use-idle';
export { type Pages, usePages } from './list/use-pages';
export { useSetFilters } from './list/use-url-filters';
export { sortOf, type SortOption, type UrlSort, useUrlSort } from './list/use-url-sort';
