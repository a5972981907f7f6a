/** Words by which a topic is asked for, long enough to be known with one slip in them; `abc*` is a beginning. */
export const MENDED_WORDS =
  'warranty guarantee* garantie* gewährleistung* гаранті* гаранти* deposit prepayment anzahlung* vorkasse передоплат* предоплат* overnight invoice receipt rechnung* quittung* voucher* gutschein* сертифікат* сертификат* überweisung* готівк* наличны* рассрочк* розстрочк* installments insurance* versicherung*';

/** Words written down as they are spoken in the south, where more is asked for: "könnt ma … a no machen?" */
export const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:a|aa|au)\s+noc?h?(?=\s+(?:\p{L}+en|dazu|mit|bitte)(?!\p{L}))/giu, 'auch noch'],
  [/(?<!\p{L})(?:könnt|könn|kennt)\s?ma(?!\p{L})/giu, 'können wir'],
  [/(?<!\p{L})gsagt(?!\p{L})/giu, 'gesagt'],
];
