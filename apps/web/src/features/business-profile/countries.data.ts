/** Where studios are likely to be: Europe and its neighbours, and the larger English-speaking markets. */
export const countries: readonly string[] = [
  ...['AD', 'AL', 'AM', 'AT', 'AU', 'AZ', 'BA', 'BE', 'BG', 'BY', 'CA', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE'],
  ...['ES', 'FI', 'FR', 'GB', 'GE', 'GR', 'HR', 'HU', 'IE', 'IL', 'IS', 'IT', 'KG', 'KZ', 'LI', 'LT', 'LU'],
  ...['LV', 'MC', 'MD', 'ME', 'MK', 'MT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'RS', 'RU', 'SE', 'SI', 'SK'],
  ...['SM', 'TJ', 'TR', 'UA', 'AE', 'US', 'UZ', 'XK', 'ZA'],
];
