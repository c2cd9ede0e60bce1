import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import touch from './touch.module.css';

const lagoon: MantineColorsTuple = ['#e8f5f7', '#d0e8ec', '#a3d2da', '#72bac6', '#48a3b2', '#2a8b9b', '#167383', '#0b5f6e', '#084d59', '#053a44'];
const gray: MantineColorsTuple = ['#f7f8f9', '#eff1f3', '#e3e6e9', '#d3d8dc', '#b4bcc3', '#8d979f', '#69737b', '#4f585f', '#363d43', '#20262a'];
const dark: MantineColorsTuple = ['#d3d8dc', '#b4bcc3', '#98a2aa', '#7a848c', '#4a545b', '#343c42', '#272e33', '#1c2226', '#161b1e', '#101416'];

/** Tokens of the product: calm, dense, contrast AA in both colour schemes. */
export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 4 },
  // Where black and white text have equal contrast, so that filled parts always take the better one.
  autoContrast: true,
  luminanceThreshold: 0.179,
  colors: { lagoon, gray, dark },
  black: '#1a2024',
  fontFamily: '"Inter Variable", system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.3' }, h2: { fontSize: '1.125rem', lineHeight: '1.4' }, h3: { fontSize: '0.9375rem', lineHeight: '1.45' } },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { classNames: { root: touch.target } },
    ActionIcon: { classNames: { root: touch.square } },
    Input: { classNames: { input: touch.input } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { transitionProps: { duration: 100 } } },
    Tooltip: { defaultProps: { transitionProps: { duration: 100 }, openDelay: 300 } },
  },
});

/** Replaces the few Mantine defaults whose contrast is below AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': '#b42318',
    '--lading-surface': '#ffffff',
    '--lading-canvas': gray[0],
    '--lading-line': gray[3],
    '--lading-attention': '#8a5300',
    '--lading-done': '#1d6b3a',
    '--lading-failed': '#b42318',
  },
  dark: {
    '--mantine-color-dimmed': dark[1],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': '#ff8f85',
    '--lading-surface': dark[7],
    '--lading-canvas': dark[8],
    '--lading-line': dark[5],
    '--lading-attention': '#f5b34a',
    '--lading-done': '#6cc58a',
    '--lading-failed': '#ff8f85',
  },
});
