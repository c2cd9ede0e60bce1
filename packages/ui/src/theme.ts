import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import touch from './touch.module.css';

const lagoon: MantineColorsTuple = [
  '#e8f5f7',
  '#d0e8ec',
  '#a3d2da',
  '#72bac6',
  '#48a3b2',
  '#2a8b9b',
  '#167383',
  '#0b5f6e',
  '#084d59',
  '#053a44',
];
const gray: MantineColorsTuple = [
  '#f7f8f9',
  '#eff1f3',
  '#e3e6e9',
  '#d3d8dc',
  '#b4bcc3',
  '#8d979f',
  '#69737b',
  '#4f585f',
  '#363d43',
  '#20262a',
];
const dark: MantineColorsTuple = [
  '#d3d8dc',
  '#b4bcc3',
  '#98a2aa',
  '#7a848c',
  '#4a545b',
  '#343c42',
  '#272e33',
  '#1c2226',
  '#161b1e',
  '#101416',
];
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fbdcd8',
  '#f6b8b0',
  '#f09186',
  '#e86c5f',
  '#d84f42',
  '#c4382c',
  '#b42318',
  '#931a11',
  '#74130c',
];
const green: MantineColorsTuple = [
  '#edf7f0',
  '#d7eddf',
  '#afdcbf',
  '#83c89c',
  '#5db37d',
  '#419a63',
  '#2b7a48',
  '#1d6b3a',
  '#15542d',
  '#0e4022',
];
const amber: MantineColorsTuple = [
  '#fff7e8',
  '#feebc8',
  '#fbd58d',
  '#f6bc50',
  '#eda52a',
  '#d18a12',
  '#9a6006',
  '#8a5300',
  '#6e4200',
  '#543200',
];

/** Mantine theme of the product; contrast is WCAG AA in both color schemes. */
export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  // Luminance at which black and white text have equal contrast; Mantine then picks the better one for filled components.
  autoContrast: true,
  luminanceThreshold: 0.179,
  // Mantine's yellow has too little contrast for text.
  colors: { lagoon, amber, yellow: amber, red, green, gray, dark },
  black: '#1a2024',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { classNames: { root: touch.target } },
    ActionIcon: { classNames: { root: touch.square } },
    Input: { classNames: { input: touch.input } },
    // Room for the focus ring, 4 px outside the field.
    InputWrapper: { styles: { label: { marginBottom: 4 } } },
    Badge: { defaultProps: { tt: 'none', fw: 500 } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
    // 24 px: minimum target size of WCAG 2.2 (2.5.8).
    Checkbox: { defaultProps: { size: 'md' } },
    Modal: {
      // Without a role, the header of a dialog would be a second banner landmark.
      defaultProps: {
        centered: true,
        transitionProps: { duration: 120 },
        attributes: { header: { role: 'presentation' } },
      },
      styles: { title: { fontSize: '1rem', fontWeight: 600 } },
    },
    // The menu role does not allow the placeholder as a child; the first item is focused instead.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 100 } },
      classNames: { item: touch.target },
    },
  },
});

/** Colors of surfaces and statuses, and replacements of Mantine defaults whose contrast is below AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[7],
    '--lading-surface': '#ffffff',
    '--lading-canvas': gray[0],
    '--lading-line': gray[3],
    '--lading-attention': amber[7],
    '--lading-done': green[7],
    '--lading-failed': red[7],
  },
  dark: {
    '--mantine-color-dimmed': dark[1],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[3],
    '--lading-surface': dark[7],
    '--lading-canvas': dark[8],
    '--lading-line': dark[5],
    '--lading-attention': amber[3],
    '--lading-done': green[3],
    '--lading-failed': red[3],
  },
});
