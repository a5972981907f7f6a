import type { Language, TradeTemplate } from '@glossa/contracts';

/** One line of a template: euro prices per car type, or `any` where the car does not matter. */
export type SamplePrice = {
  service: string;
  zone?: string;
  material?: string;
  minutes: number;
  isFrom?: boolean;
  prices: Record<string, number>;
};

export const tradeTemplates: Record<TradeTemplate, SamplePrice[]> = {
  DETAILING: [
    { service: 'interior', minutes: 240, prices: { small: 119, sedan: 139, suv: 169, van: 199 } },
    { service: 'exteriorHand', minutes: 120, prices: { small: 59, sedan: 69, suv: 85, van: 99 } },
    { service: 'polish', minutes: 480, prices: { small: 290, sedan: 340, suv: 420 }, isFrom: true },
    { service: 'ceramic', minutes: 960, prices: { small: 590, sedan: 690, suv: 850 } },
    { service: 'headlights', minutes: 60, prices: { any: 79 } },
    { service: 'ozone', minutes: 60, prices: { any: 49 } },
  ],
  TINT: [
    {
      service: 'tint',
      zone: 'rearWindows',
      material: 'film',
      minutes: 150,
      prices: { small: 179, sedan: 219, suv: 259, van: 319 },
    },
    {
      service: 'tint',
      zone: 'rearWindows',
      material: 'ceramicFilm',
      minutes: 180,
      prices: { small: 269, sedan: 319, suv: 379, van: 449 },
    },
    { service: 'tint', zone: 'rearScreen', material: 'film', minutes: 60, prices: { any: 99 } },
    { service: 'sunStrip', minutes: 30, prices: { any: 45 } },
    { service: 'filmRemoval', zone: 'rearWindows', minutes: 90, prices: { any: 89 }, isFrom: true },
  ],
  WRAP: [
    {
      service: 'fullWrap',
      material: 'gloss',
      minutes: 2400,
      prices: { small: 1890, sedan: 2290, suv: 2790 },
      isFrom: true,
    },
    {
      service: 'fullWrap',
      material: 'matte',
      minutes: 2400,
      prices: { small: 1990, sedan: 2390, suv: 2890 },
      isFrom: true,
    },
    { service: 'roofWrap', material: 'gloss', minutes: 240, prices: { any: 250 } },
    { service: 'dechrome', minutes: 300, prices: { any: 290 }, isFrom: true },
    { service: 'ppf', zone: 'bonnet', minutes: 360, prices: { sedan: 490, suv: 560 } },
    { service: 'ppf', zone: 'frontPackage', minutes: 960, prices: { sedan: 1390, suv: 1590 } },
  ],
  WASH: [
    { service: 'handWash', minutes: 40, prices: { small: 19, sedan: 24, suv: 29, van: 35 } },
    { service: 'washAndVacuum', minutes: 70, prices: { small: 34, sedan: 39, suv: 47, van: 55 } },
    { service: 'interior', minutes: 180, prices: { small: 99, sedan: 119, suv: 149 } },
    { service: 'rims', minutes: 30, prices: { any: 25 } },
    { service: 'engineWash', minutes: 45, prices: { any: 39 } },
    { service: 'wax', minutes: 40, prices: { small: 29, sedan: 35, suv: 42 } },
  ],
};

export const words: Record<string, Record<Language, string>> = {
  small: { EN: 'Small car', DE: 'Kleinwagen', UA: 'Малий клас', RU: 'Малый класс' },
  sedan: { EN: 'Sedan', DE: 'Limousine', UA: 'Седан', RU: 'Седан' },
  suv: { EN: 'SUV', DE: 'SUV', UA: 'Позашляховик', RU: 'Внедорожник' },
  van: { EN: 'Van', DE: 'Transporter', UA: 'Мікроавтобус', RU: 'Микроавтобус' },
  interior: { EN: 'Interior cleaning', DE: 'Innenreinigung', UA: 'Хімчистка салону', RU: 'Химчистка салона' },
  exteriorHand: {
    EN: 'Exterior hand wash',
    DE: 'Außenwäsche von Hand',
    UA: 'Ручне миття кузова',
    RU: 'Ручная мойка кузова',
  },
  polish: { EN: 'Paint correction', DE: 'Lackpolitur', UA: 'Полірування кузова', RU: 'Полировка кузова' },
  ceramic: {
    EN: 'Ceramic coating',
    DE: 'Keramikversiegelung',
    UA: 'Керамічне покриття',
    RU: 'Керамическое покрытие',
  },
  headlights: {
    EN: 'Headlight polishing',
    DE: 'Scheinwerferpolitur',
    UA: 'Полірування фар',
    RU: 'Полировка фар',
  },
  ozone: { EN: 'Ozone treatment', DE: 'Ozonbehandlung', UA: 'Озонування', RU: 'Озонирование' },
  tint: { EN: 'Window tinting', DE: 'Scheibentönung', UA: 'Тонування скла', RU: 'Тонировка стёкол' },
  rearWindows: {
    EN: 'Rear, all windows',
    DE: 'Hinten komplett',
    UA: 'Задня півсфера',
    RU: 'Задняя полусфера',
  },
  rearScreen: { EN: 'Rear window', DE: 'Heckscheibe', UA: 'Заднє скло', RU: 'Заднее стекло' },
  film: { EN: 'Standard film', DE: 'Standardfolie', UA: 'Стандартна плівка', RU: 'Стандартная плёнка' },
  ceramicFilm: { EN: 'Ceramic film', DE: 'Keramikfolie', UA: 'Керамічна плівка', RU: 'Керамическая плёнка' },
  sunStrip: { EN: 'Sun strip', DE: 'Sonnenstreifen', UA: 'Сонцезахисна смуга', RU: 'Солнцезащитная полоса' },
  filmRemoval: { EN: 'Film removal', DE: 'Folienentfernung', UA: 'Зняття плівки', RU: 'Снятие плёнки' },
  fullWrap: {
    EN: 'Full wrap',
    DE: 'Vollfolierung',
    UA: 'Повна обтяжка плівкою',
    RU: 'Полная оклейка плёнкой',
  },
  gloss: { EN: 'Gloss film', DE: 'Glanzfolie', UA: 'Глянцева плівка', RU: 'Глянцевая плёнка' },
  matte: { EN: 'Matte film', DE: 'Mattfolie', UA: 'Матова плівка', RU: 'Матовая плёнка' },
  roofWrap: { EN: 'Roof wrap', DE: 'Dachfolierung', UA: 'Обтяжка даху', RU: 'Оклейка крыши' },
  dechrome: { EN: 'Chrome delete', DE: 'Chromleisten folieren', UA: 'Антихром', RU: 'Антихром' },
  ppf: {
    EN: 'Paint protection film',
    DE: 'Lackschutzfolie',
    UA: 'Антигравійна плівка',
    RU: 'Антигравийная плёнка',
  },
  bonnet: { EN: 'Bonnet', DE: 'Motorhaube', UA: 'Капот', RU: 'Капот' },
  frontPackage: { EN: 'Front package', DE: 'Frontpaket', UA: 'Передня частина', RU: 'Передняя часть' },
  handWash: { EN: 'Hand wash', DE: 'Handwäsche', UA: 'Ручне миття', RU: 'Ручная мойка' },
  washAndVacuum: {
    EN: 'Wash and vacuum',
    DE: 'Wäsche mit Saugen',
    UA: 'Миття та пилосос',
    RU: 'Мойка и пылесос',
  },
  rims: { EN: 'Wheel cleaning', DE: 'Felgenreinigung', UA: 'Чистка дисків', RU: 'Чистка дисков' },
  engineWash: { EN: 'Engine bay wash', DE: 'Motorwäsche', UA: 'Миття двигуна', RU: 'Мойка двигателя' },
  wax: { EN: 'Wax protection', DE: 'Wachsversiegelung', UA: 'Захист воском', RU: 'Защита воском' },
};
