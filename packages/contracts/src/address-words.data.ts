/** Names of countries that dictionaries of countries don't give, in small letters. */
export const countryAliases: Readonly<Record<string, string>> = {
  'northern ireland': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uk: 'GB',
  'u.k.': 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  сша: 'US',
  polska: 'PL',
  česko: 'CZ',
  'česká republika': 'CZ',
  slovensko: 'SK',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  españa: 'ES',
  italia: 'IT',
  magyarország: 'HU',
  românia: 'RO',
  lietuva: 'LT',
  latvija: 'LV',
  eesti: 'EE',
  hrvatska: 'HR',
  türkiye: 'TR',
  turkey: 'TR',
  україна: 'UA',
  ukraina: 'UA',
};

/** Names that are somewhere else as often as not. */
export const misleadingNames: ReadonlySet<string> = new Set(['georgia', 'jersey', 'jordan']);

/** Ways to write addresses that only one country has; the first that fits is taken. */
export const addressShapes: readonly (readonly [RegExp, string])[] = [
  [/,\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)/u, 'US'],
  [/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u, 'GB'],
  [/(?<![\p{L}\d])D-\d{5}(?!\d)/u, 'DE'],
  [/(?<![\p{L}\d])A-\d{4}(?!\d)/u, 'AT'],
  [/(?<![\p{L}\d])CH-\d{4}(?!\d)/u, 'CH'],
  [/(?<![\p{L}\d-])\d{2}-\d{3}\s\p{Lu}/u, 'PL'],
  [/(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s.*(?<!\d)\d{5}\s\p{Lu}/iu, 'DE'],
  [/(?<!\p{L})(?:вул\.?|вулиця|просп\.|провулок|пров\.)\s.*[іїєґ]|(?<!\p{L})вулиця(?!\p{L})/iu, 'UA'],
];

/** Cities whose name alone tells the country, in small letters. */
export const cityNames: Readonly<Record<string, string>> = {
  DE: 'berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden hannover nürnberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg берлін берлин мюнхен гамбург',
  AT: 'wien vienna graz linz salzburg innsbruck klagenfurt відень вена',
  CH: 'zürich zurich genf genève basel bern lausanne winterthur luzern цюрих',
  UA: 'київ киев kyiv kiev харків харьков kharkiv одеса одесса odesa дніпро днепр dnipro львів львов lviv запоріжжя запорожье вінниця винница vinnytsia полтава чернігів черкаси житомир хмельницький чернівці рівне тернопіль луцьк ужгород суми миколаїв',
  PL: 'warszawa warsaw warschau kraków krakow wrocław wroclaw poznań poznan gdańsk gdansk łódź katowice szczecin lublin варшава краків вроцлав',
  CZ: 'praha prague prag brno ostrava прага',
  GB: 'london manchester leeds glasgow edinburgh liverpool bristol sheffield cardiff лондон',
  IE: 'dublin cork galway limerick',
  RU: 'москва moscow санкт-петербург новосибирск екатеринбург казань самара',
  KZ: 'алматы астана шымкент almaty',
};
