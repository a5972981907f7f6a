import { type CSSVariablesResolver, createTheme, localStorageColorSchemeManager } from '@mantine/core';

/** Graphite and pearl with one lagoon accent. Every colour on screen comes from here or from `theme.css`. */
export const theme = createTheme({
  fontFamily: "'Onest Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Onest Variable', system-ui, sans-serif", fontWeight: '650' },
  black: '#0E1116',
  primaryColor: 'lagoon',
  // Carries white text at 5.5:1 and stands out from ink at 3.4:1, so one shade serves both themes.
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  fontSizes: { xs: '13px', sm: '14px', md: '14px', lg: '16px', xl: '19px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    lagoon: [
      '#E8F5F3',
      '#CFEAE6',
      '#A0D6CF',
      '#6DC4BA',
      '#3DBFB2',
      '#1FA69A',
      '#0F8A81',
      '#0B756E',
      '#09605B',
      '#064A46',
    ],
    gray: [
      '#F5F5F0',
      '#EDEDE7',
      '#E3E3DC',
      '#D3D4CD',
      '#B4B7B3',
      '#8A8F90',
      '#646A70',
      '#4A5057',
      '#31363D',
      '#1A1E24',
    ],
    dark: [
      '#E9EAE6',
      '#C3C7CA',
      '#9BA1A8',
      '#6D747E',
      '#323A45',
      '#262D37',
      '#171C23',
      '#12161C',
      '#0E1116',
      '#090B0E',
    ],
  },
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: 'sm' } },
    // Hundreds of time zones are drawn when somebody opens the list, not with the page.
    Combobox: { defaultProps: { keepMounted: false } },
    Modal: { defaultProps: { centered: true } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 250 } },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#FAFAF7',
    '--mantine-color-text': '#0E1116',
    '--mantine-color-dimmed': '#5C636B',
    '--mantine-color-default-border': '#D9DAD3',
    '--mantine-color-anchor': '#0B756E',
    '--mantine-color-placeholder': '#6B7178',
    '--mantine-color-error': '#C0322B',
  },
  dark: {
    '--mantine-color-body': '#0E1116',
    '--mantine-color-text': '#E9EAE6',
    '--mantine-color-dimmed': '#9BA1A8',
    '--mantine-color-default': '#171C23',
    '--mantine-color-default-hover': '#1E242D',
    '--mantine-color-default-border': '#323A45',
    '--mantine-color-anchor': '#3DBFB2',
    '--mantine-color-placeholder': '#838A93',
    '--mantine-color-error': '#FF7A70',
  },
});

/** `public/boot.js` reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'glossa-color-scheme' });
