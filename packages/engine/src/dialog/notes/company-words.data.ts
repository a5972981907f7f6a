const LETTERS = String.raw`[\p{L}\d&'’.-]+`;

/** A firm by its name: with the form of the law, or behind a word that says that it is one. */
export const COMPANY_NAMED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${LETTERS} ){1,4}?(?:ltd|limited|llc|llp|plc|gmbh|ohg|e\.?u\.?|s[àa]rl|s\.?r\.?o)(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:\p{Lu}${LETTERS} ){1,4}?(?:AG|UG|KG|Inc|Corp|Co)(?!\p{L})`, 'u'),
  /(?<!\p{L})(?:тов|тзов|фоп|ооо|тоо|ип|пат|пао)\s+[«"„]?\p{L}{3,}/iu,
  /(?<!\p{L})(?:[Cc]ompany|[Ff]irm|[Bb]usiness)(?:['’]s)?(?: name)?(?: is called| is| called|:)\s+["“]?\p{Lu}\p{L}+/u,
  /(?<!\p{L})(?:[Ff]irma|[Uu]nternehmen)(?: heißt| ist|:| lautet)\s+["„]?\p{Lu}\p{L}+/u,
  /(?<!\p{L})(?:[Кк]омпані[яюї]|[Фф]ірм[аиу]|[Кк]омпани[яюи]|[Фф]ирм[аыу])(?: (?:називається|называется|зветься))?(?::| —| -)?\s+[«"„]?\p{Lu}\p{L}+/u,
];

/** The firm does something, or something is done for many of its cars: it is named in passing. */
export const OF_FLEET =
  /(?<!\p{L})(?:cars|vans|fleet|autos|fahrzeuge|transporter|машин|автівок|авто(?:мобіл|мобил)\p{L}*)(?!\p{L})/iu;
