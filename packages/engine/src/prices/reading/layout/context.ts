import type { Label } from '../labels/label.ts';

/** What the lines above say about the line being read. */
export type Context = {
  service: string | null;
  /** The film the text is about, before its headings turn to whole cars. */
  trade: string | null;
  /** The one job the title of the page names, for prices that name nothing but a car. */
  title: string | null;
  zone: string | null;
  material: string | null;
  carType: string | null;
  /** The last heading whose words name nothing we know. */
  heading: string | null;
  /** The labels of the last list with several prices, for lists that follow its order. */
  order: readonly Label[] | null;
  /** Earlier lists of car types, the latest first. */
  carOrders: readonly (readonly Label[])[];
  /** The labels of prices that stand one under another in this section. */
  column: readonly Label[];
  /** Car types that were listed one under another without prices. */
  carLines: readonly Label[];
  /** The first row of this section. */
  sectionStart: number;
  isSectionBulleted: boolean;
  /** The heading is more of a title: only names of parts belong to it. */
  isLoose: boolean;
  /** The material comes from a heading of its own and ends with its paragraph. */
  isOwnMaterial: boolean;
  /** The car type comes from a heading of its own and ends with its paragraph. */
  isOwnCar: boolean;
  /** The list of this section has ended: only names of parts still belong to it. */
  isSectionLeft: boolean;
  /** The service of the line before, for lines that name nothing but parts. */
  lastService: string | null;
  /** The currency the text says its prices are in. */
  currency: string | null;
  /** The text says that its prices are in thousands. */
  isInThousands: boolean;
  /** What the prices in brackets of the lines above are for, in their order. */
  bracket: readonly string[];
};

export function newContext(): Context {
  return {
    service: null,
    trade: null,
    title: null,
    zone: null,
    material: null,
    carType: null,
    heading: null,
    order: null,
    carOrders: [],
    column: [],
    carLines: [],
    sectionStart: 0,
    isSectionBulleted: false,
    isLoose: false,
    isOwnMaterial: false,
    isOwnCar: false,
    isSectionLeft: false,
    lastService: null,
    currency: null,
    isInThousands: false,
    bracket: [],
  };
}
