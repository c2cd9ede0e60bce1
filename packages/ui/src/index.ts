// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- every program that compiles this source needs the types of style sheets and catalogs
/// <reference path="./assets.d.ts" />
export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Button,
  Checkbox,
  Combobox,
  Divider,
  Group,
  Loader,
  MantineThemeProvider,
  Menu,
  Modal,
  NativeSelect,
  Notification,
  Paper,
  Popover,
  Radio,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Table,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  VisuallyHidden,
  useCombobox,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
export { useClipboard, useDebouncedValue, useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
export {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconBan,
  IconBaselineDensityMedium,
  IconBell,
  IconBolt,
  IconBuilding,
  IconCalendarEvent,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconCoin,
  IconColumns,
  IconCopy,
  IconDeviceLaptop,
  IconDots,
  IconDownload,
  IconEye,
  IconFileInvoice,
  IconFileSpreadsheet,
  IconFileText,
  IconFingerprint,
  IconHourglass,
  IconInfoCircle,
  IconKey,
  IconLeaf,
  IconList,
  IconLogout,
  IconMail,
  IconMap,
  IconMapPin,
  IconMoon,
  IconPackage,
  IconPhone,
  IconPlugConnectedX,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconRoute,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconSun,
  IconTag,
  IconTrash,
  IconTruck,
  IconTruckDelivery,
  IconUser,
  IconX,
} from '@tabler/icons-react';
export type { TablerIcon } from '@tabler/icons-react';

export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChartView';
export type { ChartProps, ChartRow, ChartSeries } from './ChartFigure';
export { CodeField } from './CodeField';
export { ConfirmDialog } from './ConfirmDialog';
export { CopyText } from './CopyText';
export { DateTimeInZone } from './DateTimeInZone';
export { Explained } from './Explained';
export {
  formatDate,
  formatDecimal,
  formatDecimalMoney,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPhone,
  formatRelative,
  formatTime,
  setReaderFormats,
  userTimeZone,
} from './format';
export type { MoneyValue, ReaderFormats } from './format';
export { FileDrop } from './FileDrop';
export type { FileDropProps, RejectedFile } from './FileDropZone';
export { KeyValue } from './KeyValue';
export { LadingProvider } from './LadingProvider';
export { LaneField } from './LaneField';
export { LineChart } from './LineChart';
export { readLane, withValue } from './list-address';
export { type ListFilter, ListFilterBar } from './ListFilterBar';
export { ListSearch, type ListSearchProps } from './ListSearch';
export { type ImportCatalog, loadCatalog, setLocale } from './messages';
export { Money } from './Money';
export { Page } from './Page';
export { PageHeader } from './PageHeader';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { SavedViewsMenu, type SavedViewsMenuProps } from './SavedViewsMenu';
export { saveFile } from './save-file';
export { SkeletonRows } from './SkeletonRows';
export { StateBlock } from './StateBlock';
export { EmptyState, ErrorState, ForbiddenState, NoCompanyState, NotFound } from './states';
export { StatusBadge } from './StatusBadge';
export type { StatusTone } from './StatusBadge';
export { LINGUI_VERSION, ROUTER_VERSION, UI_VERSION } from './version';
